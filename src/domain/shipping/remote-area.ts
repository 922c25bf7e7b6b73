import type { Address } from '../address/address.ts'
import { postalArea } from '../address/postal-code.ts'
import type { ProvinceCode } from '../address/province.ts'

/** All that is asked of a destination; of a wallet's the code may be the first half, or none. */
export type DeliveryArea = Pick<Address, 'province' | 'postalCode'>

/**
 * Business days that a remote area takes more by every rate. Mail for it takes the next flight that has room, which
 * “could be days later” (Canada Post, “How Canada Post gets parcels to Northern regions”, 2021): some days at best, and
 * two weeks of missed flights at worst. There is no published standard; these are ours.
 */
export const REMOTE_DAYS = { low: 3, high: 10 }

const territories: ReadonlySet<ProvinceCode> = new Set(['NT', 'NU', 'YT'])

/**
 * Beside the territories, the forward sortation areas that are remote as a whole: most of their post offices are ones
 * “where mail needs to be airlifted in and out” (Canada Post, “What are air stage offices?”), or are reached by ferry. An
 * area in which other places are too, such as P0L with Moosonee and Cochrane, is not among them.
 * - A0P, A0R: the coast and the interior of Labrador
 * - J0M: Nunavik and the coast of James Bay
 * - R0B: the north of Manitoba
 * - V0T: Haida Gwaii and the central coast of British Columbia
 */
const remoteAreas: ReadonlySet<string | undefined> = new Set(['A0P', 'A0R', 'J0M', 'R0B', 'V0T'])

/** Is it a place that parcels reach later than elsewhere? */
export const isRemote = ({ province, postalCode }: DeliveryArea): boolean =>
  territories.has(province) || remoteAreas.has(postalArea(postalCode))
