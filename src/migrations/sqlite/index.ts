import * as migration_20261122_212158_initial from './20261122_212158_initial';

export const migrations = [
  {
    up: migration_20261122_212158_initial.up,
    down: migration_20261122_212158_initial.down,
    name: '20261122_212158_initial'
  },
];
