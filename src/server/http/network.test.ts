import { expect, test } from 'vitest'
import { limitedNetwork, loggedNetwork } from './network.ts'

test.each([
  // IPv4
  ['203.0.113.77', '203.0.113.77', '203.0.113.0'],
  ['255.255.255.255', '255.255.255.255', '255.255.255.0'],
  ['203.0.113.77:50123', '203.0.113.77', '203.0.113.0'],
  // IPv4 as a socket of both writes it
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0'],
  ['::FFFF:203.0.113.77', '203.0.113.77', '203.0.113.0'],
  ['::ffff:cb00:714d', '203.0.113.77', '203.0.113.0'],
  // IPv6, written out or not
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '2001:db8:1::'],
  ['2001:0DB8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2::', '2001:db8:1::'],
  ['2600::1234', '2600::', '2600::'],
  ['2001:db8::abcd', '2001:db8::', '2001:db8::'],
  ['2001:db8:0:ff::1', '2001:db8:0:ff::', '2001:db8::'],
  ['[2001:db8:1:2::6]:443', '2001:db8:1:2::', '2001:db8:1::'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2::', '2001:db8:1::'],
  ['::1', '::', '::'],
  ['::', '::', '::'],
  // of a link, with its zone
  ['fe80::1c2d:3e4f%eth0', 'fe80::', 'fe80::'],
  // no address
  ['', 'unknown', 'unknown'],
  ['unknown', 'unknown', 'unknown'],
  ['203.0.113', 'unknown', 'unknown'],
  ['203.0.113.777', 'unknown', 'unknown'],
  ['3405803853', 'unknown', 'unknown'],
  ['0xcb.0.0x71.0x4d', 'unknown', 'unknown'],
  ['2001:db8:::1', 'unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6:7', 'unknown', 'unknown'],
  ['jo@example.ca', 'unknown', 'unknown'],
  [':', 'unknown', 'unknown'],
])('of "%s" the network %s is counted, and %s written down', (address, limited, logged) =>
  expect([limitedNetwork(address), loggedNetwork(address)]).toEqual([limited, logged]),
)
