<?php
/** Gives the site another look. Argument: the theme's folder. */
require __DIR__ . '/load.php';
switch_theme($argv[1]);
