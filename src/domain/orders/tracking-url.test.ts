import { expect, test } from 'vitest'
import { carrierName, carrierOfCode, otherCarrier, trackingUrl } from './tracking-url.ts'

test.each([
  [
    'Postes Canada / Canada Post',
    '7023 2100 3977 8002',
    'https://www.canadapost-postescanada.ca/track-reperage/fr#/search?searchFor=7023210039778002',
  ],
  [
    'canada post',
    'ee123456789ca',
    'https://www.canadapost-postescanada.ca/track-reperage/fr#/search?searchFor=EE123456789CA',
  ],
  ['Purolator', '335258857374', 'https://www.purolator.com/en/shipping/tracker?pin=335258857374'],
  ['UPS Canada', '1Z999AA10123456784', 'https://www.ups.com/track?loc=fr_CA&tracknum=1Z999AA10123456784'],
  ['FedEx', '449044304137821', 'https://www.fedex.com/fedextrack/?trknbr=449044304137821&locale=fr_CA'],
  ['DHL Express', '1234567890', 'https://www.dhl.com/ca-en/home/tracking.html?tracking-id=1234567890'],
])('a parcel of %s with %s is followed at %s', (carrier, code, url) =>
  expect(trackingUrl({ carrier, code }, 'fr')).toBe(url),
)

test.each([
  ['Vélo Express', '335258857374'],
  ['Groups', '335258857374'],
  ['Postes Canada', '7035'],
  ['UPS', 'https://evil.example/'],
])('one of %s with %s has no page', (carrier, code) => expect(trackingUrl({ carrier, code }, 'en')).toBeUndefined())

test('an address of the staff counts over all', () =>
  expect(trackingUrl({ carrier: 'UPS', code: '1Z999AA10123456784', url: 'https://a.example/1' }, 'en')).toBe(
    'https://a.example/1',
  ))

test.each([
  ['Postes Canada / Canada Post', 'Canada Post', 'Postes Canada'],
  ['poste canada', 'Canada Post', 'Postes Canada'],
  ['Purolator', 'Purolator', 'Purolator'],
])('%s is %s in English and %s in French', (carrier, en, fr) =>
  expect([carrierName(carrier, 'en'), carrierName(carrier, 'fr')]).toEqual([en, fr]),
)

test.each([
  ['Postes Canada', '1Z 999 AA1 01 2345 6784', 'UPS', 'UPS'],
  ['UPS', '1Z999AA10123456784', 'UPS', undefined],
  ['UPS', '7023 2100 3977 8002', 'Canada Post', 'Canada Post'],
  ['Purolator', 'EE123456789CA', 'Canada Post', 'Canada Post'],
  ['Vélo Express', '1Z999AA10123456784', 'UPS', undefined],
  ['Canada Post', '335258857374', undefined, undefined],
])('of %s, %s looks like one of %s', (carrier, code, looksLike, other) =>
  expect([carrierOfCode(code), otherCarrier({ carrier, code })]).toEqual([looksLike, other]),
)
