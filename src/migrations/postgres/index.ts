import * as migration_20261122_212211_initial from './20261122_212211_initial';
import * as migration_20261122_221257_tax_classes from './20261122_221257_tax_classes';

export const migrations = [
  {
    up: migration_20261122_212211_initial.up,
    down: migration_20261122_212211_initial.down,
    name: '20261122_212211_initial',
  },
  {
    up: migration_20261122_221257_tax_classes.up,
    down: migration_20261122_221257_tax_classes.down,
    name: '20261122_221257_tax_classes'
  },
];
