/* The theme's old menu script: closes the header's disclosures, and on phones the parts of the account. Without it they still open and close. */
jQuery(function ($) {
  var $menus = $('.menu, .languages');

  $menus.on('keydown', function (event) {
    if (event.keyCode !== 27 || !this.open) return;
    this.open = false;
    $(this).find('summary').trigger('focus');
  });

  $menus.on('toggle', function () {
    if (this.open) $menus.not(this).removeAttr('open');
  });

  /* On phones, the parts of the account are closed until they are opened. */
  if (matchMedia('(max-width: 40rem)').matches) $('.account-part').removeAttr('open');

  $(document).on('click focusin', function (event) {
    $menus.not($(event.target).closest('.menu, .languages')).removeAttr('open');
  });
});
