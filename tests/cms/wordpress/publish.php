<?php
/**
 * Publishes each example of standard input, a list of {widget, title, html}, as a
 * person would who pastes it into the classic editor. Writes the same list with
 * what a theme prints. Argument: whose post it is.
 */
require __DIR__ . '/load.php';
[, $login] = $argv;
wp_set_current_user(get_user_by('login', $login)->ID);
$published = [];
foreach (json_decode(stream_get_contents(STDIN), true) as $example) {
    $id = wp_insert_post(wp_slash(['post_title' => "{$example['widget']}: {$example['title']}", 'post_status' => 'publish', 'post_content' => $example['html']]), true);
    $GLOBALS['post'] = get_post($id);
    setup_postdata($GLOBALS['post']);
    $published[] = ['html' => apply_filters('the_content', get_the_content())] + $example;
}
echo json_encode($published, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
