import type { CollectionConfig, Field } from 'payload'
import { provinceCodes } from '../../domain/address/province.ts'
import { onlyIf } from '../../domain/field-rule.ts'
import type { Both } from '../../domain/locale.ts'
import { fromMonday } from '../../domain/time.ts'
import { accessTo } from '../access/permissions.ts'
import { dayOrEmptyRule } from '../fields/day-rule.ts'
import { dayName } from '../stores-words.ts'

const noZone: Both = { en: 'Write a zone such as America/St_Johns.', fr: 'Écrivez un fuseau comme America/St_Johns.' }
const services: Record<string, Both> = {
  pickup: { en: 'In-store pickup', fr: 'Ramassage en magasin' },
  'ski-tuning': { en: 'Ski tuning', fr: 'Mise au point de skis' },
  'bike-repair': { en: 'Bike repair', fr: 'Réparation de vélos' },
  'boot-fitting': { en: 'Boot fitting', fr: 'Ajustement de bottes' },
  rentals: { en: 'Rentals', fr: 'Location' },
  'gear-repair': { en: 'Gear repair', fr: 'Réparation d’équipement' },
  'climbing-wall': { en: 'Climbing wall', fr: 'Mur d’escalade' },
  parking: { en: 'Parking', fr: 'Stationnement' },
  'used-gear': { en: 'Used gear', fr: 'Équipement d’occasion' },
}
export const storeServices = Object.keys(services)

/** Stores with their hours in the store's own time (acceptance 57, 58, 139–144). */
export const stores: CollectionConfig = {
  slug: 'stores',
  labels: { singular: { en: 'Store', fr: 'Magasin' }, plural: { en: 'Stores', fr: 'Magasins' } },
  access: accessTo('stores'),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'city', 'province', 'updatedAt'],
    group: 'Shop',
    components: { beforeListTable: ['/src/cms/components/store-tools.tsx#StoreTools'] },
  },
  fields: [
    { name: 'name', label: { en: 'Name', fr: 'Nom' }, type: 'text', required: true, localized: true },
    {
      name: 'slug',
      label: { en: 'Slug', fr: 'Mot de l’adresse web' },
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'closedOn',
      label: { en: 'Closed for good', fr: 'Fermé pour de bon' },
      type: 'text',
      validate: dayOrEmptyRule,
      admin: {
        position: 'sidebar',
        description: {
          en: 'The first day on which it is no more, YYYY-MM-DD.',
          fr: 'Le premier jour où il n’est plus, AAAA-MM-JJ.',
        },
      },
    },
    { name: 'description', label: { en: 'Description', fr: 'Description' }, type: 'textarea', localized: true },
    { type: 'row', fields: address() },
    { type: 'row', fields: place() },
    {
      name: 'services',
      label: { en: 'Services', fr: 'Services' },
      type: 'select',
      hasMany: true,
      options: Object.entries(services).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'warnings',
      label: { en: 'Warnings about the hours', fr: 'Avertissements sur les heures' },
      type: 'textarea',
      virtual: true,
      admin: { readOnly: true, condition: (data) => Boolean(data?.warnings) },
    },
    hours(),
    exceptions(),
    {
      name: 'departments',
      label: { en: 'Departments', fr: 'Rayons' },
      type: 'textarea',
      localized: true,
      admin: { description: { en: 'One a line.', fr: 'Un par ligne.' } },
    },
    events(),
    { name: 'picture', label: { en: 'Picture', fr: 'Photo' }, type: 'upload', relationTo: 'media' },
    {
      name: 'pictures',
      label: { en: 'More pictures', fr: 'Autres photos' },
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
    },
  ],
}

function address(): Field[] {
  return [
    { name: 'street', label: { en: 'Street', fr: 'Rue' }, type: 'text', required: true },
    { name: 'city', label: { en: 'City', fr: 'Ville' }, type: 'text', required: true },
    {
      name: 'province',
      label: { en: 'Province', fr: 'Province' },
      type: 'select',
      required: true,
      options: [...provinceCodes],
    },
    { name: 'postalCode', label: { en: 'Postal code', fr: 'Code postal' }, type: 'text', required: true },
  ]
}

function place(): Field[] {
  return [
    { name: 'latitude', label: { en: 'Latitude', fr: 'Latitude' }, type: 'number', required: true, min: 41, max: 84 },
    {
      name: 'longitude',
      label: { en: 'Longitude', fr: 'Longitude' },
      type: 'number',
      required: true,
      min: -142,
      max: -52,
    },
    { name: 'phone', label: { en: 'Telephone', fr: 'Téléphone' }, type: 'text', required: true },
    {
      name: 'timeZone',
      label: { en: 'Time zone', fr: 'Fuseau horaire' },
      type: 'text',
      required: true,
      validate: onlyIf((zone) => typeof zone === 'string' && isTimeZone(zone), noZone),
    },
  ]
}

function hours(): Field {
  const days = fromMonday.map((day) => ({ value: day, label: { en: dayName(day, 'en'), fr: dayName(day, 'fr') } }))
  return {
    name: 'hours',
    label: { en: 'Weekly hours', fr: 'Heures de la semaine' },
    labels: {
      singular: { en: 'Opening', fr: 'Plage d’ouverture' },
      plural: { en: 'Openings', fr: 'Plages d’ouverture' },
    },
    type: 'array',
    admin: {
      description: {
        en: 'One row per opening; a day may have two. A day without a row is closed.',
        fr: 'Une ligne par plage ; un jour peut en avoir deux. Un jour sans ligne est fermé.',
      },
    },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'day', label: { en: 'Day', fr: 'Jour' }, type: 'select', required: true, options: days },
          { name: 'open', label: { en: 'Opens', fr: 'Ouverture' }, type: 'text', required: true },
          { name: 'close', label: { en: 'Closes', fr: 'Fermeture' }, type: 'text' },
        ],
      },
    ],
  }
}

function exceptions(): Field {
  return {
    name: 'exceptions',
    label: { en: 'Holidays and exceptions', fr: 'Jours fériés et exceptions' },
    labels: { singular: { en: 'Exception', fr: 'Exception' }, plural: { en: 'Exceptions', fr: 'Exceptions' } },
    type: 'array',
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'date',
            label: { en: 'Date', fr: 'Date' },
            type: 'text',
            required: true,
            admin: { description: { en: 'YYYY-MM-DD', fr: 'AAAA-MM-JJ' } },
          },
          {
            name: 'open',
            label: { en: 'Opens', fr: 'Ouverture' },
            type: 'text',
            required: true,
            admin: { description: { en: 'A time, or “closed”', fr: 'Une heure, ou « fermé »' } },
          },
          { name: 'close', label: { en: 'Closes', fr: 'Fermeture' }, type: 'text' },
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'name', label: { en: 'Name', fr: 'Nom' }, type: 'text', localized: true },
          { name: 'notice', label: { en: 'Notice', fr: 'Avis' }, type: 'text', localized: true },
        ],
      },
    ],
  }
}

function events(): Field {
  return {
    name: 'events',
    label: { en: 'Events', fr: 'Activités' },
    labels: { singular: { en: 'Event', fr: 'Activité' }, plural: { en: 'Events', fr: 'Activités' } },
    type: 'array',
    fields: [
      { name: 'date', label: { en: 'Date', fr: 'Date' }, type: 'text', required: true },
      { name: 'title', label: { en: 'Title', fr: 'Titre' }, type: 'text', localized: true, required: true },
      { name: 'text', label: { en: 'Text', fr: 'Texte' }, type: 'textarea', localized: true },
    ],
  }
}

export function isTimeZone(zone: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(zone)
}
