<?php
/**
 * Routes for the preset "wordpress" of services.user: visitors sign in with their WordPress account.
 *
 * @package Inlay
 */

defined( 'ABSPATH' ) || exit;

/**
 * Exists only if the configuration names the preset. Everything about a user is read and saved with WordPress' own
 * routes.
 */
final class Inlay_Accounts {

	/**
	 * Fields of the profile that WordPress does not have.
	 */
	const FIELDS = array( 'inlay_company', 'inlay_title', 'inlay_business_function', 'inlay_country' );

	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_filter( 'inlay_configuration', array( __CLASS__, 'with_address' ), 1 );
		add_action( 'rest_api_init', array( __CLASS__, 'add_routes' ) );
	}

	/**
	 * Whether the configuration names the preset.
	 *
	 * @param array $config The configuration of the page.
	 * @return bool
	 */
	private static function is_on( $config ) {
		$user = $config['services']['user'] ?? null;
		return is_array( $user ) && 'wordpress' === ( $user['preset'] ?? '' );
	}

	/**
	 * Completes the preset with the address of this site.
	 *
	 * @param array $config The configuration of the page.
	 * @return array
	 */
	public static function with_address( $config ) {
		if ( self::is_on( $config ) && empty( $config['services']['user']['base'] ) ) {
			$config['services']['user']['base'] = untrailingslashit( home_url() );
		}
		return $config;
	}

	/**
	 * Adds the routes. Each is a POST or a DELETE: a <script> of another site cannot send them, and browsers name the
	 * origin.
	 */
	public static function add_routes() {
		if ( ! self::is_on( Inlay_Settings::configuration() ) ) {
			return;
		}
		self::add_route( 'session', 'POST', 'sign_in', array( 'username', 'password' ) );
		self::add_route( 'session', 'DELETE', 'sign_out' );
		self::add_route( 'nonce', 'POST', 'nonce' );
		self::add_route( 'password', 'POST', 'mail_link', array( 'email' ) );
		self::add_fields();
	}

	/**
	 * Adds fields to WordPress' route of a user, for that user alone.
	 */
	private static function add_fields() {
		$owner = array( 'context' => array( 'edit' ) );
		foreach ( self::FIELDS as $name ) {
			register_meta(
				'user',
				$name,
				array(
					'type'              => 'string',
					'single'            => true,
					'sanitize_callback' => 'sanitize_text_field',
					'show_in_rest'      => array( 'schema' => $owner ),
				)
			);
		}
		// Address and password are changed in WordPress, so that its rules apply.
		register_rest_field(
			'user',
			'inlay_has_password',
			array(
				'get_callback' => '__return_false',
				'schema'       => $owner + array( 'type' => 'boolean' ),
			)
		);
	}

	/**
	 * Adds a route for pages of this site.
	 *
	 * @param string   $path     Path of the route.
	 * @param string   $method   HTTP method.
	 * @param string   $callback Method of this class.
	 * @param string[] $fields   Required texts.
	 */
	private static function add_route( $path, $method, $callback, $fields = array() ) {
		$text = array(
			'type'     => 'string',
			'required' => true,
		);
		register_rest_route(
			'inlay/v1',
			"/$path",
			array(
				'methods'             => $method,
				'permission_callback' => array( __CLASS__, 'is_from_this_site' ),
				'args'                => array_fill_keys( $fields, $text ),
				'callback'            => array( __CLASS__, $callback ),
			)
		);
	}

	/**
	 * Whether a page of this site sends the request. WordPress lets every origin read the REST API with cookies.
	 *
	 * @return bool
	 */
	public static function is_from_this_site() {
		$origin = get_http_origin();
		$home   = wp_parse_url( home_url() );
		$port   = isset( $home['port'] ) ? ':' . $home['port'] : '';
		return $origin && ( "{$home['scheme']}://{$home['host']}$port" === $origin || is_allowed_http_origin( $origin ) );
	}

	/**
	 * Signs in as the login page does, so that plugins which limit or refuse sign-ins apply.
	 *
	 * @param WP_REST_Request $request User name or e-mail address, and password.
	 * @return array|WP_Error
	 */
	public static function sign_in( $request ) {
		$user = wp_signon(
			array(
				'user_login'    => $request['username'],
				'user_password' => $request['password'],
			)
		);
		if ( is_wp_error( $user ) ) {
			return new WP_Error( 'inlay_credentials', __( 'The user name or the password is wrong.', 'inlay' ), array( 'status' => 403 ) );
		}
		return array(
			'id'         => $user->ID,
			'email'      => $user->user_email,
			'first_name' => $user->first_name,
			'last_name'  => $user->last_name,
		);
	}

	/**
	 * Ends the session of the cookie.
	 *
	 * @return WP_REST_Response
	 */
	public static function sign_out() {
		wp_logout();
		return new WP_REST_Response( null, 204 );
	}

	/**
	 * The nonce that WordPress' own routes require besides the cookie. Empty for anonymous visitors.
	 *
	 * @return array
	 */
	public static function nonce() {
		$user_id = wp_validate_auth_cookie( '', 'logged_in' );
		wp_set_current_user( $user_id ? $user_id : 0 );
		return array( 'nonce' => $user_id ? wp_create_nonce( 'wp_rest' ) : '' );
	}

	/**
	 * E-mails the link to a new password. The response is the same without an account.
	 *
	 * @param WP_REST_Request $request E-mail address.
	 * @return WP_REST_Response
	 */
	public static function mail_link( $request ) {
		retrieve_password( $request['email'] );
		return new WP_REST_Response( null, 204 );
	}
}
