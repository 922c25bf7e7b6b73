import { expect, test } from 'vitest'
import { addSale, averageOrder, growth, noSales, salesRows, type CountedOrder } from './sales.ts'

const line = (productId: string, change = {}) => ({
  productId,
  brand: 'Lowcloud',
  quantity: 2,
  returned: 0,
  net: 100_00,
  ...change,
})
const orders: CountedOrder[] = [
  {
    day: '2026-11-23',
    channel: 'website',
    way: 'ship',
    province: 'QC',
    lines: [line('5101-204'), line('5101-204'), line('5104-400')],
  },
  {
    day: '2026-11-22',
    channel: 'phone',
    way: 'pickup',
    province: 'BC',
    lines: [line('5104-400', { quantity: 3, returned: 1, net: 100_00 })],
  },
  {
    day: '2026-11-22',
    channel: 'agent',
    way: 'ship',
    province: 'QC',
    lines: [line('5101-204', { cancelled: 2, brand: 'Nordlys' })],
  },
]
const sales = noSales()
for (const order of orders) addSale(sales, order, (product) => (product === '5104-400' ? 'poles' : 'jackets'))

test.each([
  [
    'day',
    [
      ['2026-11-22', 2, 2, 66_67],
      ['2026-11-23', 1, 6, 300_00],
    ],
  ],
  [
    'product',
    [
      ['5101-204', 2, 4, 200_00],
      ['5104-400', 2, 4, 166_67],
    ],
  ],
  [
    'category',
    [
      ['jackets', 2, 4, 200_00],
      ['poles', 2, 4, 166_67],
    ],
  ],
  [
    'brand',
    [
      ['Lowcloud', 2, 8, 366_67],
      ['Nordlys', 1, 0, 0],
    ],
  ],
  [
    'province',
    [
      ['QC', 2, 6, 300_00],
      ['BC', 1, 2, 66_67],
    ],
  ],
  [
    'channel',
    [
      ['website', 1, 6, 300_00],
      ['phone', 1, 2, 66_67],
      ['agent', 1, 0, 0],
    ],
  ],
  [
    'way',
    [
      ['ship', 2, 6, 300_00],
      ['pickup', 1, 2, 66_67],
    ],
  ],
] as const)('sales by %s: orders, units and net amounts, without what came back', (by, expected) =>
  expect(salesRows(sales, by).map(({ key, orders: count, units, net }) => [key, count, units, net])).toEqual(expected),
)

test('an average and a growth are of something', () => {
  expect([averageOrder({ orders: 3, revenue: 100_00 }), averageOrder({ orders: 0, revenue: 0 })]).toEqual([
    33_33,
    undefined,
  ])
  expect([growth(150, 100), growth(50, 100), growth(5, 0), growth(undefined, 100)]).toEqual([
    0.5,
    -0.5,
    undefined,
    undefined,
  ])
})
