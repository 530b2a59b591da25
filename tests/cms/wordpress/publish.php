<?php
/**
 * Publishes each example of standard input, a list of {widget, title, html}, as a
 * person would who pastes it into the classic editor, or into a block of HTML. Writes
 * the same list with what a theme prints, and the posts. Arguments: whose posts they are, and the editor.
 */
require __DIR__ . '/load.php';
[, $login, $editor] = $argv;
wp_set_current_user(get_user_by('login', $login)->ID);
$published = [];
foreach (json_decode(stream_get_contents(STDIN), true) as $example) {
    $content = $editor === 'block' ? "<!-- wp:html -->\n{$example['html']}\n<!-- /wp:html -->" : $example['html'];
    $id = wp_insert_post(wp_slash(['post_title' => "{$example['widget']}: {$example['title']}", 'post_status' => 'publish', 'post_content' => $content]), true);
    $GLOBALS['post'] = get_post($id);
    setup_postdata($GLOBALS['post']);
    $published[] = ['id' => $id, 'html' => apply_filters('the_content', get_the_content())] + $example;
}
echo json_encode($published, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
