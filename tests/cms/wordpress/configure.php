<?php
/** Saves the configuration of our plugin, which is JSON in standard input. */
require __DIR__ . '/load.php';
update_option('inlay_settings', ['configuration' => stream_get_contents(STDIN)]);
