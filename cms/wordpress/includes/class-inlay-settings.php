<?php
/**
 * The settings page, and the configuration that pages get.
 *
 * @package Inlay
 */

defined( 'ABSPATH' ) || exit;

/**
 * Settings > Inlay.
 */
final class Inlay_Settings {

	const OPTION = 'inlay_settings';
	const PAGE   = 'inlay';

	const DEFAULTS = array(
		'source'        => 'bundled',
		'loader'        => '',
		'services'      => '',
		'consent'       => '',
		'configuration' => '',
	);

	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_action( 'admin_menu', array( __CLASS__, 'add_page' ) );
		add_action( 'admin_init', array( __CLASS__, 'add_fields' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( INLAY_FILE ), array( __CLASS__, 'add_link' ) );
	}

	/**
	 * The saved settings, completed by the defaults.
	 *
	 * @return array
	 */
	public static function get() {
		$saved = get_option( self::OPTION, array() );
		return array_merge( self::DEFAULTS, is_array( $saved ) ? array_intersect_key( $saved, self::DEFAULTS ) : array() );
	}

	/**
	 * Address of loader.js.
	 *
	 * @return string
	 */
	public static function loader() {
		$settings = self::get();
		$address  = 'address' === $settings['source'] ? $settings['loader'] : '';
		return $address ? $address : plugins_url( 'assets/inlay/loader.js', INLAY_FILE );
	}

	/**
	 * The configuration of a page: the fields of the settings page, then its JSON.
	 *
	 * @return array
	 */
	public static function configuration() {
		$settings = self::get();
		$config   = array();
		if ( $settings['services'] ) {
			foreach ( self::schema()['services'] as $name => $path ) {
				$config['services'][ $name ] = untrailingslashit( $settings['services'] ) . $path;
			}
		}
		if ( $settings['consent'] ) {
			$config['consent']['tool'] = $settings['consent'];
		}
		$own = json_decode( $settings['configuration'], true );
		return array_replace_recursive( $config, is_array( $own ) ? $own : array() );
	}

	/**
	 * Paths of the services, and the consent tools that Inlay reads. The build writes the file.
	 *
	 * @return array
	 */
	private static function schema() {
		static $schema;
		if ( null === $schema ) {
			$schema = require dirname( INLAY_FILE ) . '/includes/configuration.php';
		}
		return $schema;
	}

	/**
	 * Adds the page to the menu.
	 */
	public static function add_page() {
		add_options_page( __( 'Inlay', 'inlay' ), __( 'Inlay', 'inlay' ), 'manage_options', self::PAGE, array( __CLASS__, 'render' ) );
	}

	/**
	 * Adds a link to the list of plugins.
	 *
	 * @param string[] $links Links of the plugin.
	 * @return string[]
	 */
	public static function add_link( $links ) {
		$url = admin_url( 'options-general.php?page=' . self::PAGE );
		array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Settings', 'inlay' ) ) );
		return $links;
	}

	/**
	 * Declares the option and its fields. WordPress checks the nonce and the capability when they are saved.
	 */
	public static function add_fields() {
		register_setting(
			self::PAGE,
			self::OPTION,
			array(
				'type'              => 'array',
				'default'           => self::DEFAULTS,
				'sanitize_callback' => array( __CLASS__, 'sanitize' ),
			)
		);
		add_settings_section( 'inlay', '', '__return_empty_string', self::PAGE );
		$fields = array(
			'source'        => __( 'Files', 'inlay' ),
			'loader'        => __( 'Address of loader.js', 'inlay' ),
			'services'      => __( 'Address of the services', 'inlay' ),
			'consent'       => __( 'Consent tool', 'inlay' ),
			'configuration' => __( 'Configuration', 'inlay' ),
		);
		foreach ( $fields as $name => $label ) {
			add_settings_field( "inlay_$name", $label, array( __CLASS__, "render_$name" ), self::PAGE, 'inlay', array( 'label_for' => "inlay_$name" ) );
		}
	}

	/**
	 * Replaces wrong values with the saved ones, and says so.
	 *
	 * @param mixed $input What the form sent.
	 * @return array
	 */
	public static function sanitize( $input ) {
		$input  = is_array( $input ) ? array_map( 'strval', array_filter( $input, 'is_scalar' ) ) : array();
		$before = self::get();
		$values = array_merge( self::DEFAULTS, array_intersect_key( $input, self::DEFAULTS ) );

		$values['source']   = 'address' === $values['source'] ? 'address' : 'bundled';
		$values['loader']   = esc_url_raw( trim( $values['loader'] ), array( 'http', 'https' ) );
		$values['services'] = esc_url_raw( trim( $values['services'] ), array( 'http', 'https' ) );

		if ( 'address' === $values['source'] && ! preg_match( '#/loader\.js(?:$|[?\#])#', $values['loader'] ) ) {
			$values['source'] = $before['source'];
			$values['loader'] = $before['loader'];
			add_settings_error( self::OPTION, 'inlay_loader', __( 'The address of the loader must end with /loader.js.', 'inlay' ) );
		}
		if ( ! in_array( $values['consent'], self::schema()['consent'], true ) ) {
			$values['consent'] = $before['consent'];
		}
		$values['configuration'] = trim( $values['configuration'] );
		if ( '' !== $values['configuration'] && ! is_object( json_decode( $values['configuration'] ) ) ) {
			$values['configuration'] = $before['configuration'];
			add_settings_error( self::OPTION, 'inlay_configuration', __( 'The configuration must be a JSON object, such as {"pages": {"signIn": "/login"}}.', 'inlay' ) );
		}
		return $values;
	}

	/**
	 * Prints the page.
	 */
	public static function render() {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		echo '<div class="wrap"><h1>', esc_html( get_admin_page_title() ), '</h1><form action="options.php" method="post">';
		settings_fields( self::PAGE );
		do_settings_sections( self::PAGE );
		submit_button();
		echo '</form></div>';
	}

	/**
	 * Prints the choice between the plugin's own files and those of another server.
	 */
	public static function render_source() {
		self::render_select(
			'source',
			array(
				'bundled' => __( 'Files of this plugin', 'inlay' ),
				'address' => __( 'Files of another server', 'inlay' ),
			),
			__( 'Files of this plugin are updated together with the blocks.', 'inlay' )
		);
	}

	/**
	 * Prints the field of the loader's address.
	 */
	public static function render_loader() {
		self::render_input( 'loader', 'https://static.example.com/inlay/loader.js', __( 'Only for files of another server.', 'inlay' ) );
	}

	/**
	 * Prints the field of the services' address.
	 */
	public static function render_services() {
		self::render_input( 'services', 'https://api.example.com', __( 'For modules with accounts, search or lists. Leave the field empty if you have no services.', 'inlay' ) );
	}

	/**
	 * Prints the choice of the consent tool.
	 */
	public static function render_consent() {
		$tools = self::schema()['consent'];
		self::render_select(
			'consent',
			array_combine( $tools, array_map( static fn( $tool ) => '' === $tool ? __( 'None', 'inlay' ) : $tool, $tools ) ),
			__( 'Videos and other content of third parties are shown after visitors agree in this tool.', 'inlay' )
		);
	}

	/**
	 * Prints the field of the other configuration keys.
	 */
	public static function render_configuration() {
		printf(
			'<textarea id="inlay_configuration" name="%1$s[configuration]" rows="8" class="large-text code" spellcheck="false" aria-describedby="inlay_configuration_hint">%2$s</textarea>',
			esc_attr( self::OPTION ),
			esc_textarea( self::get()['configuration'] )
		);
		self::render_hint( 'configuration', __( 'Other configuration keys, as JSON. They replace the fields above.', 'inlay' ) );
	}

	/**
	 * Prints a field for an address.
	 *
	 * @param string $name        Key of the setting.
	 * @param string $placeholder Example.
	 * @param string $hint        Description.
	 */
	private static function render_input( $name, $placeholder, $hint ) {
		printf(
			'<input type="url" id="inlay_%1$s" name="%2$s[%1$s]" value="%3$s" placeholder="%4$s" class="regular-text code" aria-describedby="inlay_%1$s_hint" />',
			esc_attr( $name ),
			esc_attr( self::OPTION ),
			esc_attr( self::get()[ $name ] ),
			esc_attr( $placeholder )
		);
		self::render_hint( $name, $hint );
	}

	/**
	 * Prints a list of choices.
	 *
	 * @param string   $name    Key of the setting.
	 * @param string[] $choices Labels by value.
	 * @param string   $hint    Description.
	 */
	private static function render_select( $name, $choices, $hint ) {
		printf( '<select id="inlay_%1$s" name="%2$s[%1$s]" aria-describedby="inlay_%1$s_hint">', esc_attr( $name ), esc_attr( self::OPTION ) );
		foreach ( $choices as $value => $label ) {
			printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $value ), selected( self::get()[ $name ], (string) $value, false ), esc_html( $label ) );
		}
		echo '</select>';
		self::render_hint( $name, $hint );
	}

	/**
	 * Prints the description of a field.
	 *
	 * @param string $name Key of the setting.
	 * @param string $hint Description.
	 */
	private static function render_hint( $name, $hint ) {
		printf( '<p class="description" id="inlay_%1$s_hint">%2$s</p>', esc_attr( $name ), esc_html( $hint ) );
	}
}
