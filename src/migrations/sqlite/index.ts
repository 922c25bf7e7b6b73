import * as migration_20261122_212158_initial from './20261122_212158_initial';
import * as migration_20261123_015828_staff_sign_in from './20261123_015828_staff_sign_in';
import * as migration_20261123_034531_staff_second_steps from './20261123_034531_staff_second_steps';
import * as migration_20261123_110047_feed_fields from './20261123_110047_feed_fields';
import * as migration_20261123_110853_markdowns from './20261123_110853_markdowns';
import * as migration_20261123_113340_product_imports from './20261123_113340_product_imports';
import * as migration_20261123_114828_promotions from './20261123_114828_promotions';
import * as migration_20261123_121851_reviews from './20261123_121851_reviews';
import * as migration_20261123_134156_shop_settings from './20261123_134156_shop_settings';
import * as migration_20261123_140151_stock_alerts from './20261123_140151_stock_alerts';
import * as migration_20261123_143119_size_guides from './20261123_143119_size_guides';
import * as migration_20261123_145211_customer_service from './20261123_145211_customer_service';
import * as migration_20261123_165317_shop_look from './20261123_165317_shop_look';
import * as migration_20261123_172811_order_tags from './20261123_172811_order_tags';
import * as migration_20261123_174039_recommendations from './20261123_174039_recommendations';
import * as migration_20261123_175733_staff_of_stores from './20261123_175733_staff_of_stores';
import * as migration_20261123_201159_shopping_agents from './20261123_201159_shopping_agents';
import * as migration_20261123_202636_webhooks from './20261123_202636_webhooks';
import * as migration_20261123_204009_api_keys from './20261123_204009_api_keys';
import * as migration_20261123_210519_webhooks_of_the_feed from './20261123_210519_webhooks_of_the_feed';
import * as migration_20261123_211622_search_understanding from './20261123_211622_search_understanding';
import * as migration_20261123_231828_one_idempotency from './20261123_231828_one_idempotency';
import * as migration_20261123_235132_review_votes from './20261123_235132_review_votes';
import * as migration_20261124_001528_imported_reviews from './20261124_001528_imported_reviews';
import * as migration_20261124_004612_agent_rights from './20261124_004612_agent_rights';
import * as migration_20261124_012616_saved_views from './20261124_012616_saved_views';
import * as migration_20261124_025309_review_pictures from './20261124_025309_review_pictures';
import * as migration_20261124_032420_product_videos from './20261124_032420_product_videos';
import * as migration_20261124_035231_questions from './20261124_035231_questions';
import * as migration_20261125_045843_media_folders from './20261125_045843_media_folders';
import * as migration_20261125_191157_account_links from './20261125_191157_account_links';
import * as migration_20261125_204005_merchandising from './20261125_204005_merchandising';
import * as migration_20261127_224511_gift_card_blocks from './20261127_224511_gift_card_blocks';
import * as migration_20261128_010836_employee_rule_times from './20261128_010836_employee_rule_times';
import * as migration_20261128_012304_agent_checkouts_by_hand from './20261128_012304_agent_checkouts_by_hand';
import * as migration_20261128_095157_customer_search from './20261128_095157_customer_search';
import * as migration_20261128_122200_order_search from './20261128_122200_order_search';
import * as migration_20261128_124205_order_owners from './20261128_124205_order_owners';
import * as migration_20261128_130817_shop_slogan_icon_label from './20261128_130817_shop_slogan_icon_label';
import * as migration_20261129_031940_sections_of_one_language from './20261129_031940_sections_of_one_language';
import * as migration_20261129_032327_product_placement from './20261129_032327_product_placement';
import * as migration_20261129_092737_shoppers_words from './20261129_092737_shoppers_words';
import * as migration_20261130_184322_store_opens_on from './20261130_184322_store_opens_on';

export const migrations = [
  {
    up: migration_20261122_212158_initial.up,
    down: migration_20261122_212158_initial.down,
    name: '20261122_212158_initial',
  },
  {
    up: migration_20261123_015828_staff_sign_in.up,
    down: migration_20261123_015828_staff_sign_in.down,
    name: '20261123_015828_staff_sign_in',
  },
  {
    up: migration_20261123_034531_staff_second_steps.up,
    down: migration_20261123_034531_staff_second_steps.down,
    name: '20261123_034531_staff_second_steps',
  },
  {
    up: migration_20261123_110047_feed_fields.up,
    down: migration_20261123_110047_feed_fields.down,
    name: '20261123_110047_feed_fields',
  },
  {
    up: migration_20261123_110853_markdowns.up,
    down: migration_20261123_110853_markdowns.down,
    name: '20261123_110853_markdowns',
  },
  {
    up: migration_20261123_113340_product_imports.up,
    down: migration_20261123_113340_product_imports.down,
    name: '20261123_113340_product_imports',
  },
  {
    up: migration_20261123_114828_promotions.up,
    down: migration_20261123_114828_promotions.down,
    name: '20261123_114828_promotions',
  },
  {
    up: migration_20261123_121851_reviews.up,
    down: migration_20261123_121851_reviews.down,
    name: '20261123_121851_reviews',
  },
  {
    up: migration_20261123_134156_shop_settings.up,
    down: migration_20261123_134156_shop_settings.down,
    name: '20261123_134156_shop_settings',
  },
  {
    up: migration_20261123_140151_stock_alerts.up,
    down: migration_20261123_140151_stock_alerts.down,
    name: '20261123_140151_stock_alerts',
  },
  {
    up: migration_20261123_143119_size_guides.up,
    down: migration_20261123_143119_size_guides.down,
    name: '20261123_143119_size_guides',
  },
  {
    up: migration_20261123_145211_customer_service.up,
    down: migration_20261123_145211_customer_service.down,
    name: '20261123_145211_customer_service',
  },
  {
    up: migration_20261123_165317_shop_look.up,
    down: migration_20261123_165317_shop_look.down,
    name: '20261123_165317_shop_look',
  },
  {
    up: migration_20261123_172811_order_tags.up,
    down: migration_20261123_172811_order_tags.down,
    name: '20261123_172811_order_tags',
  },
  {
    up: migration_20261123_174039_recommendations.up,
    down: migration_20261123_174039_recommendations.down,
    name: '20261123_174039_recommendations',
  },
  {
    up: migration_20261123_175733_staff_of_stores.up,
    down: migration_20261123_175733_staff_of_stores.down,
    name: '20261123_175733_staff_of_stores',
  },
  {
    up: migration_20261123_201159_shopping_agents.up,
    down: migration_20261123_201159_shopping_agents.down,
    name: '20261123_201159_shopping_agents',
  },
  {
    up: migration_20261123_202636_webhooks.up,
    down: migration_20261123_202636_webhooks.down,
    name: '20261123_202636_webhooks',
  },
  {
    up: migration_20261123_204009_api_keys.up,
    down: migration_20261123_204009_api_keys.down,
    name: '20261123_204009_api_keys',
  },
  {
    up: migration_20261123_210519_webhooks_of_the_feed.up,
    down: migration_20261123_210519_webhooks_of_the_feed.down,
    name: '20261123_210519_webhooks_of_the_feed',
  },
  {
    up: migration_20261123_211622_search_understanding.up,
    down: migration_20261123_211622_search_understanding.down,
    name: '20261123_211622_search_understanding',
  },
  {
    up: migration_20261123_231828_one_idempotency.up,
    down: migration_20261123_231828_one_idempotency.down,
    name: '20261123_231828_one_idempotency',
  },
  {
    up: migration_20261123_235132_review_votes.up,
    down: migration_20261123_235132_review_votes.down,
    name: '20261123_235132_review_votes',
  },
  {
    up: migration_20261124_001528_imported_reviews.up,
    down: migration_20261124_001528_imported_reviews.down,
    name: '20261124_001528_imported_reviews',
  },
  {
    up: migration_20261124_004612_agent_rights.up,
    down: migration_20261124_004612_agent_rights.down,
    name: '20261124_004612_agent_rights',
  },
  {
    up: migration_20261124_012616_saved_views.up,
    down: migration_20261124_012616_saved_views.down,
    name: '20261124_012616_saved_views',
  },
  {
    up: migration_20261124_025309_review_pictures.up,
    down: migration_20261124_025309_review_pictures.down,
    name: '20261124_025309_review_pictures',
  },
  {
    up: migration_20261124_032420_product_videos.up,
    down: migration_20261124_032420_product_videos.down,
    name: '20261124_032420_product_videos',
  },
  {
    up: migration_20261124_035231_questions.up,
    down: migration_20261124_035231_questions.down,
    name: '20261124_035231_questions',
  },
  {
    up: migration_20261125_045843_media_folders.up,
    down: migration_20261125_045843_media_folders.down,
    name: '20261125_045843_media_folders',
  },
  {
    up: migration_20261125_191157_account_links.up,
    down: migration_20261125_191157_account_links.down,
    name: '20261125_191157_account_links',
  },
  {
    up: migration_20261125_204005_merchandising.up,
    down: migration_20261125_204005_merchandising.down,
    name: '20261125_204005_merchandising',
  },
  {
    up: migration_20261127_224511_gift_card_blocks.up,
    down: migration_20261127_224511_gift_card_blocks.down,
    name: '20261127_224511_gift_card_blocks',
  },
  {
    up: migration_20261128_010836_employee_rule_times.up,
    down: migration_20261128_010836_employee_rule_times.down,
    name: '20261128_010836_employee_rule_times',
  },
  {
    up: migration_20261128_012304_agent_checkouts_by_hand.up,
    down: migration_20261128_012304_agent_checkouts_by_hand.down,
    name: '20261128_012304_agent_checkouts_by_hand',
  },
  {
    up: migration_20261128_095157_customer_search.up,
    down: migration_20261128_095157_customer_search.down,
    name: '20261128_095157_customer_search',
  },
  {
    up: migration_20261128_122200_order_search.up,
    down: migration_20261128_122200_order_search.down,
    name: '20261128_122200_order_search',
  },
  {
    up: migration_20261128_124205_order_owners.up,
    down: migration_20261128_124205_order_owners.down,
    name: '20261128_124205_order_owners',
  },
  {
    up: migration_20261128_130817_shop_slogan_icon_label.up,
    down: migration_20261128_130817_shop_slogan_icon_label.down,
    name: '20261128_130817_shop_slogan_icon_label',
  },
  {
    up: migration_20261129_031940_sections_of_one_language.up,
    down: migration_20261129_031940_sections_of_one_language.down,
    name: '20261129_031940_sections_of_one_language',
  },
  {
    up: migration_20261129_032327_product_placement.up,
    down: migration_20261129_032327_product_placement.down,
    name: '20261129_032327_product_placement',
  },
  {
    up: migration_20261129_092737_shoppers_words.up,
    down: migration_20261129_092737_shoppers_words.down,
    name: '20261129_092737_shoppers_words',
  },
  {
    up: migration_20261130_184322_store_opens_on.up,
    down: migration_20261130_184322_store_opens_on.down,
    name: '20261130_184322_store_opens_on'
  },
];
