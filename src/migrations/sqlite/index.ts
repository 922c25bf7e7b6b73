import * as migration_20261121_053509_initial from './20261121_053509_initial';
import * as migration_20261121_070721_content from './20261121_070721_content';
import * as migration_20261121_072413_newsletter from './20261121_072413_newsletter';
import * as migration_20261121_084221_accounts from './20261121_084221_accounts';
import * as migration_20261121_085242_stores from './20261121_085242_stores';
import * as migration_20261121_085724_visits from './20261121_085724_visits';
import * as migration_20261121_090806_media from './20261121_090806_media';
import * as migration_20261121_091430_search from './20261121_091430_search';
import * as migration_20261121_092922_orders from './20261121_092922_orders';
import * as migration_20261121_122511_store_pictures from './20261121_122511_store_pictures';
import * as migration_20261121_210842_staff_mail_limit from './20261121_210842_staff_mail_limit';
import * as migration_20261122_073834_customer_last_seen from './20261122_073834_customer_last_seen';

export const migrations = [
  {
    up: migration_20261121_053509_initial.up,
    down: migration_20261121_053509_initial.down,
    name: '20261121_053509_initial',
  },
  {
    up: migration_20261121_070721_content.up,
    down: migration_20261121_070721_content.down,
    name: '20261121_070721_content',
  },
  {
    up: migration_20261121_072413_newsletter.up,
    down: migration_20261121_072413_newsletter.down,
    name: '20261121_072413_newsletter',
  },
  {
    up: migration_20261121_084221_accounts.up,
    down: migration_20261121_084221_accounts.down,
    name: '20261121_084221_accounts',
  },
  {
    up: migration_20261121_085242_stores.up,
    down: migration_20261121_085242_stores.down,
    name: '20261121_085242_stores',
  },
  {
    up: migration_20261121_085724_visits.up,
    down: migration_20261121_085724_visits.down,
    name: '20261121_085724_visits',
  },
  {
    up: migration_20261121_090806_media.up,
    down: migration_20261121_090806_media.down,
    name: '20261121_090806_media',
  },
  {
    up: migration_20261121_091430_search.up,
    down: migration_20261121_091430_search.down,
    name: '20261121_091430_search',
  },
  {
    up: migration_20261121_092922_orders.up,
    down: migration_20261121_092922_orders.down,
    name: '20261121_092922_orders',
  },
  {
    up: migration_20261121_122511_store_pictures.up,
    down: migration_20261121_122511_store_pictures.down,
    name: '20261121_122511_store_pictures',
  },
  {
    up: migration_20261121_210842_staff_mail_limit.up,
    down: migration_20261121_210842_staff_mail_limit.down,
    name: '20261121_210842_staff_mail_limit',
  },
  {
    up: migration_20261122_073834_customer_last_seen.up,
    down: migration_20261122_073834_customer_last_seen.down,
    name: '20261122_073834_customer_last_seen'
  },
];
