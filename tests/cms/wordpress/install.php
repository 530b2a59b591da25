<?php
/** Sets up an empty site with an administrator, an author and a subscriber. */
require __DIR__ . '/load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter('pre_wp_mail', '__return_true');
wp_install('Host', 'administrator', 'administrator@example.com', true, '', 'administrator');
wp_insert_user(['user_login' => 'author', 'user_pass' => 'author', 'user_email' => 'author@example.com', 'role' => 'author']);
wp_insert_user(['user_login' => 'reader', 'user_pass' => 'reader', 'user_email' => 'reader@example.com', 'first_name' => 'Ada', 'last_name' => 'Lindgren', 'role' => 'subscriber']);
