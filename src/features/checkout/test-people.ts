import type { ExpressOrder } from '../../domain/checkout/express.ts'

/** Whom the test wallet knows. Nobody lives there. */
type Person = { id: string; email: string; phone: string; address: NonNullable<ExpressOrder['address']> }

export const testPeople: readonly [Person, ...Person[]] = [
  {
    id: 'ottawa',
    email: 'alex.martin@example.com',
    phone: '613-555-0142',
    address: {
      name: 'Alex Martin',
      line1: '90 Lisgar Street',
      line2: '',
      city: 'Ottawa',
      province: 'ON',
      postalCode: 'K2P 0C1',
      country: 'CA',
    },
  },
  {
    id: 'levis',
    email: 'camille.leblanc@example.com',
    phone: '418-555-0187',
    address: {
      name: 'Camille Leblanc',
      line1: '45, rue Saint-Laurent',
      line2: '',
      city: 'Lévis',
      province: 'QC',
      postalCode: 'G6V 3W3',
      country: 'CA',
    },
  },
  {
    id: 'burlington',
    email: 'jordan.lee@example.com',
    phone: '802-555-0116',
    address: {
      name: 'Jordan Lee',
      line1: '12 Church Street',
      line2: '',
      city: 'Burlington',
      province: 'VT',
      postalCode: '05401',
      country: 'US',
    },
  },
]
