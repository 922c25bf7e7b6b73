import * as migration_20261122_212211_initial from './20261122_212211_initial';
import * as migration_20261122_221257_tax_classes from './20261122_221257_tax_classes';
import * as migration_20261123_015853_staff_sign_in from './20261123_015853_staff_sign_in';
import * as migration_20261123_034555_staff_second_steps from './20261123_034555_staff_second_steps';
import * as migration_20261123_110053_feed_fields from './20261123_110053_feed_fields';
import * as migration_20261123_110909_markdowns from './20261123_110909_markdowns';
import * as migration_20261123_113353_product_imports from './20261123_113353_product_imports';
import * as migration_20261123_114904_promotions from './20261123_114904_promotions';
import * as migration_20261123_121939_reviews from './20261123_121939_reviews';
import * as migration_20261123_134217_shop_settings from './20261123_134217_shop_settings';
import * as migration_20261123_140202_stock_alerts from './20261123_140202_stock_alerts';
import * as migration_20261123_143136_size_guides from './20261123_143136_size_guides';
import * as migration_20261123_145244_customer_service from './20261123_145244_customer_service';
import * as migration_20261123_165326_shop_look from './20261123_165326_shop_look';
import * as migration_20261123_172822_order_tags from './20261123_172822_order_tags';
import * as migration_20261123_174048_recommendations from './20261123_174048_recommendations';
import * as migration_20261123_175746_staff_of_stores from './20261123_175746_staff_of_stores';
import * as migration_20261123_201208_shopping_agents from './20261123_201208_shopping_agents';
import * as migration_20261123_202644_webhooks from './20261123_202644_webhooks';
import * as migration_20261123_204021_api_keys from './20261123_204021_api_keys';
import * as migration_20261123_210530_webhooks_of_the_feed from './20261123_210530_webhooks_of_the_feed';
import * as migration_20261123_211630_search_understanding from './20261123_211630_search_understanding';
import * as migration_20261123_231840_one_idempotency from './20261123_231840_one_idempotency';
import * as migration_20261123_233712_agent_carts from './20261123_233712_agent_carts';
import * as migration_20261123_235156_review_votes from './20261123_235156_review_votes';
import * as migration_20261124_001551_imported_reviews from './20261124_001551_imported_reviews';
import * as migration_20261124_004624_agent_rights from './20261124_004624_agent_rights';
import * as migration_20261124_012629_saved_views from './20261124_012629_saved_views';
import * as migration_20261124_025324_review_pictures from './20261124_025324_review_pictures';
import * as migration_20261124_032431_product_videos from './20261124_032431_product_videos';
import * as migration_20261124_035251_questions from './20261124_035251_questions';
import * as migration_20261125_045841_media_folders from './20261125_045841_media_folders';
import * as migration_20261125_191210_account_links from './20261125_191210_account_links';
import * as migration_20261125_204022_merchandising from './20261125_204022_merchandising';
import * as migration_20261127_221241_order_corrected from './20261127_221241_order_corrected';
import * as migration_20261127_225357_gift_card_blocks from './20261127_225357_gift_card_blocks';
import * as migration_20261128_010842_employee_rule_times from './20261128_010842_employee_rule_times';
import * as migration_20261128_012310_agent_checkouts_by_hand from './20261128_012310_agent_checkouts_by_hand';
import * as migration_20261128_095204_customer_search from './20261128_095204_customer_search';
import * as migration_20261128_122207_order_search from './20261128_122207_order_search';
import * as migration_20261128_124221_order_owners from './20261128_124221_order_owners';
import * as migration_20261128_130836_shop_slogan_icon_label from './20261128_130836_shop_slogan_icon_label';
import * as migration_20261129_032026_sections_of_one_language from './20261129_032026_sections_of_one_language';
import * as migration_20261129_032344_product_placement from './20261129_032344_product_placement';
import * as migration_20261129_092746_shoppers_words from './20261129_092746_shoppers_words';
import * as migration_20261130_184331_store_opens_on from './20261130_184331_store_opens_on';

export const migrations = [
  {
    up: migration_20261122_212211_initial.up,
    down: migration_20261122_212211_initial.down,
    name: '20261122_212211_initial',
  },
  {
    up: migration_20261122_221257_tax_classes.up,
    down: migration_20261122_221257_tax_classes.down,
    name: '20261122_221257_tax_classes',
  },
  {
    up: migration_20261123_015853_staff_sign_in.up,
    down: migration_20261123_015853_staff_sign_in.down,
    name: '20261123_015853_staff_sign_in',
  },
  {
    up: migration_20261123_034555_staff_second_steps.up,
    down: migration_20261123_034555_staff_second_steps.down,
    name: '20261123_034555_staff_second_steps',
  },
  {
    up: migration_20261123_110053_feed_fields.up,
    down: migration_20261123_110053_feed_fields.down,
    name: '20261123_110053_feed_fields',
  },
  {
    up: migration_20261123_110909_markdowns.up,
    down: migration_20261123_110909_markdowns.down,
    name: '20261123_110909_markdowns',
  },
  {
    up: migration_20261123_113353_product_imports.up,
    down: migration_20261123_113353_product_imports.down,
    name: '20261123_113353_product_imports',
  },
  {
    up: migration_20261123_114904_promotions.up,
    down: migration_20261123_114904_promotions.down,
    name: '20261123_114904_promotions',
  },
  {
    up: migration_20261123_121939_reviews.up,
    down: migration_20261123_121939_reviews.down,
    name: '20261123_121939_reviews',
  },
  {
    up: migration_20261123_134217_shop_settings.up,
    down: migration_20261123_134217_shop_settings.down,
    name: '20261123_134217_shop_settings',
  },
  {
    up: migration_20261123_140202_stock_alerts.up,
    down: migration_20261123_140202_stock_alerts.down,
    name: '20261123_140202_stock_alerts',
  },
  {
    up: migration_20261123_143136_size_guides.up,
    down: migration_20261123_143136_size_guides.down,
    name: '20261123_143136_size_guides',
  },
  {
    up: migration_20261123_145244_customer_service.up,
    down: migration_20261123_145244_customer_service.down,
    name: '20261123_145244_customer_service',
  },
  {
    up: migration_20261123_165326_shop_look.up,
    down: migration_20261123_165326_shop_look.down,
    name: '20261123_165326_shop_look',
  },
  {
    up: migration_20261123_172822_order_tags.up,
    down: migration_20261123_172822_order_tags.down,
    name: '20261123_172822_order_tags',
  },
  {
    up: migration_20261123_174048_recommendations.up,
    down: migration_20261123_174048_recommendations.down,
    name: '20261123_174048_recommendations',
  },
  {
    up: migration_20261123_175746_staff_of_stores.up,
    down: migration_20261123_175746_staff_of_stores.down,
    name: '20261123_175746_staff_of_stores',
  },
  {
    up: migration_20261123_201208_shopping_agents.up,
    down: migration_20261123_201208_shopping_agents.down,
    name: '20261123_201208_shopping_agents',
  },
  {
    up: migration_20261123_202644_webhooks.up,
    down: migration_20261123_202644_webhooks.down,
    name: '20261123_202644_webhooks',
  },
  {
    up: migration_20261123_204021_api_keys.up,
    down: migration_20261123_204021_api_keys.down,
    name: '20261123_204021_api_keys',
  },
  {
    up: migration_20261123_210530_webhooks_of_the_feed.up,
    down: migration_20261123_210530_webhooks_of_the_feed.down,
    name: '20261123_210530_webhooks_of_the_feed',
  },
  {
    up: migration_20261123_211630_search_understanding.up,
    down: migration_20261123_211630_search_understanding.down,
    name: '20261123_211630_search_understanding',
  },
  {
    up: migration_20261123_231840_one_idempotency.up,
    down: migration_20261123_231840_one_idempotency.down,
    name: '20261123_231840_one_idempotency',
  },
  {
    up: migration_20261123_233712_agent_carts.up,
    down: migration_20261123_233712_agent_carts.down,
    name: '20261123_233712_agent_carts',
  },
  {
    up: migration_20261123_235156_review_votes.up,
    down: migration_20261123_235156_review_votes.down,
    name: '20261123_235156_review_votes',
  },
  {
    up: migration_20261124_001551_imported_reviews.up,
    down: migration_20261124_001551_imported_reviews.down,
    name: '20261124_001551_imported_reviews',
  },
  {
    up: migration_20261124_004624_agent_rights.up,
    down: migration_20261124_004624_agent_rights.down,
    name: '20261124_004624_agent_rights',
  },
  {
    up: migration_20261124_012629_saved_views.up,
    down: migration_20261124_012629_saved_views.down,
    name: '20261124_012629_saved_views',
  },
  {
    up: migration_20261124_025324_review_pictures.up,
    down: migration_20261124_025324_review_pictures.down,
    name: '20261124_025324_review_pictures',
  },
  {
    up: migration_20261124_032431_product_videos.up,
    down: migration_20261124_032431_product_videos.down,
    name: '20261124_032431_product_videos',
  },
  {
    up: migration_20261124_035251_questions.up,
    down: migration_20261124_035251_questions.down,
    name: '20261124_035251_questions',
  },
  {
    up: migration_20261125_045841_media_folders.up,
    down: migration_20261125_045841_media_folders.down,
    name: '20261125_045841_media_folders',
  },
  {
    up: migration_20261125_191210_account_links.up,
    down: migration_20261125_191210_account_links.down,
    name: '20261125_191210_account_links',
  },
  {
    up: migration_20261125_204022_merchandising.up,
    down: migration_20261125_204022_merchandising.down,
    name: '20261125_204022_merchandising',
  },
  {
    up: migration_20261127_221241_order_corrected.up,
    down: migration_20261127_221241_order_corrected.down,
    name: '20261127_221241_order_corrected',
  },
  {
    up: migration_20261127_225357_gift_card_blocks.up,
    down: migration_20261127_225357_gift_card_blocks.down,
    name: '20261127_225357_gift_card_blocks',
  },
  {
    up: migration_20261128_010842_employee_rule_times.up,
    down: migration_20261128_010842_employee_rule_times.down,
    name: '20261128_010842_employee_rule_times',
  },
  {
    up: migration_20261128_012310_agent_checkouts_by_hand.up,
    down: migration_20261128_012310_agent_checkouts_by_hand.down,
    name: '20261128_012310_agent_checkouts_by_hand',
  },
  {
    up: migration_20261128_095204_customer_search.up,
    down: migration_20261128_095204_customer_search.down,
    name: '20261128_095204_customer_search',
  },
  {
    up: migration_20261128_122207_order_search.up,
    down: migration_20261128_122207_order_search.down,
    name: '20261128_122207_order_search',
  },
  {
    up: migration_20261128_124221_order_owners.up,
    down: migration_20261128_124221_order_owners.down,
    name: '20261128_124221_order_owners',
  },
  {
    up: migration_20261128_130836_shop_slogan_icon_label.up,
    down: migration_20261128_130836_shop_slogan_icon_label.down,
    name: '20261128_130836_shop_slogan_icon_label',
  },
  {
    up: migration_20261129_032026_sections_of_one_language.up,
    down: migration_20261129_032026_sections_of_one_language.down,
    name: '20261129_032026_sections_of_one_language',
  },
  {
    up: migration_20261129_032344_product_placement.up,
    down: migration_20261129_032344_product_placement.down,
    name: '20261129_032344_product_placement',
  },
  {
    up: migration_20261129_092746_shoppers_words.up,
    down: migration_20261129_092746_shoppers_words.down,
    name: '20261129_092746_shoppers_words',
  },
  {
    up: migration_20261130_184331_store_opens_on.up,
    down: migration_20261130_184331_store_opens_on.down,
    name: '20261130_184331_store_opens_on'
  },
];
