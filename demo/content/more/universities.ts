import type { University } from '../schemas.ts';

/** Beginnings and ends of invented place names. */
const beginnings = [
  'Alder',
  'Amber',
  'Ash',
  'Bel',
  'Birk',
  'Black',
  'Brack',
  'Brun',
  'Cale',
  'Castel',
  'Cor',
  'Dal',
  'Dun',
  'East',
  'Eck',
  'Ell',
  'Fair',
  'Fels',
  'Ferr',
  'Gold',
  'Grau',
  'Green',
  'Hal',
  'Haver',
  'Hol',
  'Isen',
  'Kalt',
  'Kest',
  'Lang',
  'Lin',
  'Mar',
  'Mill',
  'Mont',
  'Nord',
  'Ober',
  'Orm',
  'Pell',
  'Quell',
  'Rand',
  'Rosen',
  'Sal',
  'Silver',
  'Stein',
  'Strand',
  'Thorn',
  'Val',
  'Vester',
  'Wald',
  'Whit',
  'Zell',
];
const ends = [
  'bach',
  'berg',
  'borg',
  'bridge',
  'brook',
  'burg',
  'by',
  'dale',
  'feld',
  'field',
  'ford',
  'furt',
  'gate',
  'hafen',
  'ham',
  'haven',
  'heim',
  'holm',
  'hurst',
  'land',
  'mark',
  'mere',
  'minster',
  'mora',
  'mouth',
  'nes',
  'port',
  'ridge',
  'sand',
  'stad',
  'stead',
  'stein',
  'sund',
  'tal',
  'ton',
  'vik',
  'ville',
  'wald',
  'wick',
  'worth',
];
const nameForms: readonly ((city: string) => string)[] = [
  (city) => `University of ${city}`,
  (city) => `${city} Institute of Technology`,
  (city) => `Universität ${city}`,
  (city) => `Technische Hochschule ${city}`,
  (city) => `Université de ${city}`,
  (city) => `Universidad de ${city}`,
  (city) => `Università di ${city}`,
  (city) => `${city} College of Commerce`,
  (city) => `${city} School of Economics`,
  (city) => `Royal Academy of ${city}`,
];

/** Patterns of university names in other scripts, with transliterations, and cities in both. */
const scripts: readonly { name: (city: string) => string; latin: (city: string) => string; cities: string }[] = [
  {
    name: (city) => `جامعة ${city}`,
    latin: (city) => `Jamiat ${city}, University of ${city}`,
    cities:
      'النخيل Nakhil|الواحة Waha|المنارة Manara|البحيرة Buhayra|الزيتون Zaytun|القلعة Qalaa|الميناء Mina|النور Nur|الياسمين Yasmin|الصفا Safa|الربيع Rabi|الهضبة Hadaba|الساحل Sahil|الغدير Ghadir|الرمال Rimal|المرجان Marjan|الفجر Fajr|السدرة Sidra|الوادي Wadi|الجسر Jisr|المدار Madar|الينبوع Yanbu|الكرمة Karma|الشراع Shiraa|البستان Bustan',
  },
  {
    name: (city) => `${city}大学`,
    latin: (city) => `${city} Daigaku, ${city} University`,
    cities:
      '青葉 Aoba|白鷺 Shirasagi|松浜 Matsuhama|竹原台 Takeharadai|月見 Tsukimi|桜沢 Sakurazawa|霧島台 Kirishimadai|海老川 Ebikawa|楓町 Kaedemachi|星野原 Hoshinohara|雪谷 Yukiya|藤波 Fujinami|鶴岡台 Tsuruokadai|石橋 Ishibashi|水無瀬 Minase|森川 Morikawa|波多野 Hatano|若草 Wakakusa|朝霧 Asagiri|千歳台 Chitosedai|梅津 Umezu|柳瀬 Yanase|入間台 Irumadai|磯部 Isobe|栗林 Kuribayashi',
  },
  {
    name: (city) => `${city}理工大学`,
    latin: (city) => `${city} Ligong Daxue, ${city} University of Technology`,
    cities:
      '云湖 Yunhu|青山 Qingshan|临江 Linjiang|白石 Baishi|松岭 Songling|金沙 Jinsha|望海 Wanghai|梅园 Meiyuan|竹溪 Zhuxi|石桥 Shiqiao|龙泉 Longquan|明月 Mingyue|长堤 Changdi|柳州湾 Liuzhouwan|丹霞 Danxia|玉林台 Yulintai|星河 Xinghe|桃源 Taoyuan|兰溪 Lanxi|银川台 Yinchuantai|东篱 Dongli|北亭 Beiting|南浦 Nanpu|西岭 Xiling|春申 Chunshen',
  },
  {
    name: (city) => `${city}대학교`,
    latin: (city) => `${city} Daehakgyo, ${city} University`,
    cities:
      '한빛 Hanbit|은하 Eunha|솔내 Solnae|푸른 Pureun|달빛 Dalbit|새봄 Saebom|가람 Garam|나래 Narae|다솜 Dasom|마루 Maru|바다 Bada|샛별 Saetbyeol|아라 Ara|온누리 Onnuri|이슬 Iseul|자람 Jaram|참빛 Chambit|하늘 Haneul|해솔 Haesol|미르 Mireu|소나무 Sonamu|늘봄 Neulbom|도담 Dodam|물결 Mulgyeol|별내 Byeollae',
  },
  {
    name: (city) => `Университет города ${city}`,
    latin: (city) => `Universitet goroda ${city}, University of ${city}`,
    cities:
      'Белозёрск Belozersk|Светлоград Svetlograd|Каменка Kamenka|Лесной Lesnoy|Речной Rechnoy|Снежин Snezhin|Ольхово Olkhovo|Берёзов Beryozov|Ясный Yasny|Златов Zlatov|Студёный Studyony|Вереск Veresk|Кедровый Kedrovy|Туманск Tumansk|Полянск Polyansk|Звонкий Zvonky|Янтарь Yantar|Медынь Medyn|Соловьёв Solovyov|Ключи Klyuchi|Приозёрье Priozerye|Раздолье Razdolye|Калинов Kalinov|Журавли Zhuravli|Северино Severino',
  },
  {
    name: (city) => `Πανεπιστήμιο ${city}`,
    latin: (city) => `Panepistimio ${city}, University of ${city}`,
    cities:
      'Αργυρουπόλεως Argyroupoleos|Ελαιώνος Elaionos|Θαλασσινού Thalassinou|Καλλιθέας Kallitheas|Λευκών Lefkon|Μαρμάρου Marmarou|Νεοχωρίου Neochoriou|Ξηρολίμνης Xirolimnis|Ορεινής Oreinis|Πευκώνος Pefkonos|Ροδώνος Rodonos|Σταυρουπόλεως Stavroupoleos|Τριγώνου Trigonou|Υδρόβρυσης Ydrovrysis|Φάρου Farou|Χρυσάμμου Chrysammou|Ψαρών Psaron|Ωραίας Oraias|Αμπελώνος Ampelonos|Βράχου Vrachou|Γαλήνης Galinis|Δάφνης Dafnis|Ευρώτα Evrota|Ζεφύρου Zefyrou|Ηλιούπολης Ilioupolis',
  },
  {
    name: (city) => `אוניברסיטת ${city}`,
    latin: (city) => `Universitat ${city}, University of ${city}`,
    cities:
      'הגליל Hagalil|התבור Hatavor|השקמה Hashikma|האלון Haalon|הזית Hazayit|התמר Hatamar|הרימון Harimon|האורן Haoren|הכרמים Hakramim|המעיין Hamaayan|הנחל Hanachal|הגפן Hagefen|החוף Hachof|הארז Haerez|השחר Hashachar|הדקל Hadekel|הסלע Hasela|הערבה Haarava|השרון Hasharon|הצוק Hatzuk|הגשר Hagesher|המפרץ Hamifratz|הברוש Habrosh|השדה Hasade|הרוח Haruach',
  },
  {
    name: (city) => `${city} विश्वविद्यालय`,
    latin: (city) => `${city} Vishwavidyalaya, ${city} University`,
    cities:
      'नीलगंगा Neelganga|हरितपुर Haritpur|चंदनवन Chandanvan|सागरतट Sagartat|मेघनगर Meghnagar|सूर्यपुर Suryapur|कमलनगर Kamalnagar|अरुणगढ़ Arungarh|वनस्थल Vanasthal|शांतिपुर Shantipur|दीपनगर Deepnagar|पर्वतपुर Parvatpur|नदीतट Naditat|आम्रवन Amravan|केसरगढ़ Kesargarh|मयूरपुर Mayurpur|रजतनगर Rajatnagar|स्वर्णपुर Swarnapur|तारानगर Taranagar|उदयगढ़ Udaygarh|विमलपुर Vimalpur|यशनगर Yashnagar|गिरिवन Girivan|ज्योतिपुर Jyotipur|लहरपुर Laharpur',
  },
];

/** Invented universities, two hundred of them in eight other scripts. Deterministic. */
export function allUniversities(amount: number): University[] {
  const foreign = scripts.flatMap(({ name, latin, cities }) =>
    cities.split('|').map((city): University => {
      const cut = city.lastIndexOf(' ');
      const [localName, letters] = [city.slice(0, cut), city.slice(cut + 1)];
      return { name: name(localName), latin: latin(letters), url: `/careers?university=${letters.toLowerCase()}` };
    }),
  );
  const others = Array.from({ length: Math.max(0, amount - foreign.length) }, (_, index): University => {
    const city = placeOf(index);
    return {
      name: nameForms[index % nameForms.length]!(city),
      url: `/careers?university=${city.toLowerCase().replaceAll(' ', '-')}-${index % nameForms.length}`,
    };
  });
  return [...foreign, ...others].slice(0, amount);
}

/** Each city once; after all have been used, with a compass point before the name. */
function placeOf(index: number): string {
  const shuffled = Math.floor(index / nameForms.length) * nameForms.length + ((index * 7) % nameForms.length);
  const name = `${beginnings[shuffled % beginnings.length]}${ends[Math.floor(shuffled / beginnings.length) % ends.length]}`;
  const round = Math.floor(shuffled / (beginnings.length * ends.length));
  return `${['', 'North ', 'South ', 'West ', 'East ', 'New ', 'Old ', 'Upper ', 'Lower '][round % 9]}${name}${round < 9 ? '' : ` ${Math.floor(round / 9) + 1}`}`;
}
