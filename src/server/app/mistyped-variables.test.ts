import { expect, test } from 'vitest'
import { variables } from './env.ts'
import { mistypedVariables } from './mistyped-variables.ts'

test.each([
  [{ DATABASE_ULR: 'postgres://db/shop' }, [{ name: 'DATABASE_ULR', meant: 'DATABASE_URL' }]],
  [{ STAFF_SECOND_STP: 'administrators' }, [{ name: 'STAFF_SECOND_STP', meant: 'STAFF_SECOND_STEP' }]],
  [{ METRIC_TOKEN: 'x' }, [{ name: 'METRIC_TOKEN', meant: 'METRICS_TOKEN' }]],
  [{ DATABASE_URL: 'postgres://db/shop', SEED: 'none' }, []],
  // Somebody's own, beside the shop's.
  [{ DATABASE_URL2: 'postgres://db/other', DATABASE_URL: 'postgres://db/shop' }, []],
  [{ SMTP_UR: '' }, []],
  [{ PATH: '/bin', HOME: '/root', HOSTS: 'x', PORTS: '1', NODE_OPTIONS: '--x', LC_ALL: 'C', TZ: 'UTC' }, []],
])('of %j these are mistyped: %j', (given, found) => expect(mistypedVariables(given, variables)).toEqual(found))
