import * as migration_20261121_053509_initial from './20261121_053509_initial';

export const migrations = [
  {
    up: migration_20261121_053509_initial.up,
    down: migration_20261121_053509_initial.down,
    name: '20261121_053509_initial'
  },
];
