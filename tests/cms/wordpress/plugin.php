<?php
/** Activates, deactivates or uninstalls our plugin. Argument: which of the three. Writes the message of a failure. */
require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_set_current_user(get_user_by('login', 'administrator')->ID);
const PLUGIN = 'inlay/inlay.php';
$result = match ($argv[1]) {
    'activate' => activate_plugin(PLUGIN),
    'deactivate' => deactivate_plugins(PLUGIN),
    'uninstall' => uninstall_plugin(PLUGIN),
};
echo is_wp_error($result) ? $result->get_error_message() : '';
