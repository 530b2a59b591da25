const output = document.querySelector('output');

for (const button of document.querySelectorAll('.facts button')) {
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () => {
    for (const other of document.querySelectorAll('.facts button'))
      other.setAttribute('aria-pressed', String(other === button));
    output.textContent = button.dataset.says;
  });
}
