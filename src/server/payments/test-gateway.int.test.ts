import { describe } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'
import { gatewayContract } from '../testing/gateway-contract.ts'
import { testGateway } from './test-gateway.ts'

describe.each(databases)('the embedded gateway on %s', (database) => {
  const shop = shopOn(database)
  const gateway = testGateway({ payload: async () => shop.payload })
  gatewayContract({
    gateway: () => gateway,
    tokens: { pays: 'test_approve', refused: 'test_decline', empty: 'test_insufficient-funds' },
  })
})
