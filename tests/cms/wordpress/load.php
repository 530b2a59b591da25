<?php
/** WordPress without a web server: what a request would say is said here. */
error_reporting(E_ALL & ~E_DEPRECATED);
$_SERVER += ['HTTP_HOST' => '127.0.0.1', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/'];
define('WP_INSTALLING', basename($argv[0]) === 'install.php');
require getenv('WORDPRESS') . '/wp-load.php';
