import { expect, test } from 'vitest'
import { isTaxedInFullUnasked, taxClassOf } from './tax-class.ts'

const kids = { shippingClass: 'standard', gender: 'kids' } as const

test.each([
  [{ shippingClass: 'none', taxClass: 'standard', categories: [] }, 'gift-card'],
  [{ shippingClass: 'standard', categories: ['gift-cards'] }, 'gift-card'],
  [{ shippingClass: 'standard', taxClass: 'book', categories: [] }, 'book'],
  [{ ...kids, shippingClass: 'bike', categories: ['cycling'] }, 'bicycle'],
  [{ ...kids, categories: ['bike-helmets', 'cycling', 'kids-accessories'] }, 'bicycle-helmet'],
  [{ shippingClass: 'standard', gender: 'unisex', categories: ['bike-helmets'] }, 'bicycle-helmet'],
  [{ shippingClass: 'standard', gender: 'unisex', categories: ['snow-helmets'] }, 'standard'],
  [{ ...kids, categories: ['clothing', 'kids'] }, 'childrens-clothing'],
  [{ ...kids, categories: ['footwear'] }, 'childrens-footwear'],
  // Products in the children's categories only: rain boots, a snowsuit, everyday clothes, mitts.
  [{ ...kids, categories: ['kids', 'kids-footwear'] }, 'childrens-footwear'],
  [{ ...kids, categories: ['kids', 'kids-outerwear'] }, 'childrens-clothing'],
  [{ ...kids, categories: ['kids', 'kids-layers'] }, 'childrens-clothing'],
  [{ ...kids, categories: ['kids', 'kids-accessories', 'gloves-and-mitts'] }, 'childrens-clothing'],
  [{ ...kids, categories: ['running-clothing'] }, 'childrens-clothing'],
  // Not worn, though in a category of clothing.
  [{ ...kids, categories: ['kids', 'kids-accessories', 'packs-and-bags', 'daypacks'] }, 'standard'],
  [{ ...kids, categories: ['kids', 'baby-gear'] }, 'standard'],
  [{ ...kids, taxClass: 'childrens-clothing', categories: ['kids', 'baby-gear'] }, 'childrens-clothing'],
  [{ ...kids, categories: ['camping-and-hiking'] }, 'standard'],
  [{ shippingClass: 'standard', gender: 'women', categories: ['clothing'] }, 'standard'],
] as const)('%j is %s', (product, taxClass) => expect(taxClassOf(product)).toBe(taxClass))

test.each([
  [{ ...kids, categories: ['baby-gear'] }, true],
  [{ ...kids, categories: ['daypacks', 'packs-and-bags'] }, true],
  // Whoever set it has answered.
  [{ ...kids, taxClass: 'standard', categories: ['baby-gear'] }, false],
  [{ ...kids, categories: ['kids-footwear'] }, false],
  [{ shippingClass: 'standard', gender: 'women', categories: ['baby-gear'] }, false],
] as const)('%j is asked about: %s', (product, isAsked) => expect(isTaxedInFullUnasked(product)).toBe(isAsked))
