import { m } from '../../paraglide/messages.js'

const provinces: Record<string, () => string> = {
  AB: m.store_province_ab,
  BC: m.store_province_bc,
  MB: m.store_province_mb,
  NB: m.store_province_nb,
  NL: m.store_province_nl,
  NS: m.store_province_ns,
  NT: m.store_province_nt,
  NU: m.store_province_nu,
  ON: m.store_province_on,
  PE: m.store_province_pe,
  QC: m.store_province_qc,
  SK: m.store_province_sk,
  YT: m.store_province_yt,
}

const services: Record<string, () => string> = {
  pickup: m.store_service_pickup,
  'ski-tuning': m.store_service_ski_tuning,
  'bike-repair': m.store_service_bike_repair,
  'boot-fitting': m.store_service_boot_fitting,
  rentals: m.store_service_rentals,
  'gear-repair': m.store_service_gear_repair,
  'climbing-wall': m.store_service_climbing_wall,
  parking: m.store_service_parking,
  'used-gear': m.store_service_used_gear,
}

/** Words for what stores carry as keys. An unknown key is shown as it is. */
export const provinceName = (code: string): string => provinces[code]?.() ?? code
export const serviceName = (key: string): string => services[key]?.() ?? key

/** The services that any of these stores has, in the order of the words above. */
export const servicesOf = (stores: readonly { services: readonly string[] }[]): string[] =>
  Object.keys(services).filter((key) => stores.some((store) => store.services.includes(key)))
