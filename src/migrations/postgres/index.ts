import * as migration_20261121_053514_initial from './20261121_053514_initial';
import * as migration_20261121_070745_content from './20261121_070745_content';
import * as migration_20261121_072436_newsletter from './20261121_072436_newsletter';
import * as migration_20261121_084225_accounts from './20261121_084225_accounts';
import * as migration_20261121_085247_stores from './20261121_085247_stores';
import * as migration_20261121_085729_visits from './20261121_085729_visits';
import * as migration_20261121_090811_media from './20261121_090811_media';
import * as migration_20261121_091435_search from './20261121_091435_search';
import * as migration_20261121_092928_orders from './20261121_092928_orders';
import * as migration_20261121_122529_store_pictures from './20261121_122529_store_pictures';
import * as migration_20261121_160523_parcels from './20261121_160523_parcels';
import * as migration_20261121_210852_staff_mail_limit from './20261121_210852_staff_mail_limit';
import * as migration_20261122_073849_customer_last_seen from './20261122_073849_customer_last_seen';

export const migrations = [
  {
    up: migration_20261121_053514_initial.up,
    down: migration_20261121_053514_initial.down,
    name: '20261121_053514_initial',
  },
  {
    up: migration_20261121_070745_content.up,
    down: migration_20261121_070745_content.down,
    name: '20261121_070745_content',
  },
  {
    up: migration_20261121_072436_newsletter.up,
    down: migration_20261121_072436_newsletter.down,
    name: '20261121_072436_newsletter',
  },
  {
    up: migration_20261121_084225_accounts.up,
    down: migration_20261121_084225_accounts.down,
    name: '20261121_084225_accounts',
  },
  {
    up: migration_20261121_085247_stores.up,
    down: migration_20261121_085247_stores.down,
    name: '20261121_085247_stores',
  },
  {
    up: migration_20261121_085729_visits.up,
    down: migration_20261121_085729_visits.down,
    name: '20261121_085729_visits',
  },
  {
    up: migration_20261121_090811_media.up,
    down: migration_20261121_090811_media.down,
    name: '20261121_090811_media',
  },
  {
    up: migration_20261121_091435_search.up,
    down: migration_20261121_091435_search.down,
    name: '20261121_091435_search',
  },
  {
    up: migration_20261121_092928_orders.up,
    down: migration_20261121_092928_orders.down,
    name: '20261121_092928_orders',
  },
  {
    up: migration_20261121_122529_store_pictures.up,
    down: migration_20261121_122529_store_pictures.down,
    name: '20261121_122529_store_pictures',
  },
  {
    up: migration_20261121_160523_parcels.up,
    down: migration_20261121_160523_parcels.down,
    name: '20261121_160523_parcels',
  },
  {
    up: migration_20261121_210852_staff_mail_limit.up,
    down: migration_20261121_210852_staff_mail_limit.down,
    name: '20261121_210852_staff_mail_limit',
  },
  {
    up: migration_20261122_073849_customer_last_seen.up,
    down: migration_20261122_073849_customer_last_seen.down,
    name: '20261122_073849_customer_last_seen'
  },
];
