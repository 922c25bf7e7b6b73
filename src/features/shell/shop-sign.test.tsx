import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { specifiedLook, type ShopLook } from '../../domain/shop-look.ts'
import { Look, ShopSign } from './shop-sign.tsx'

const signOf = (look: ShopLook) =>
  renderToStaticMarkup(
    <Look value={look}>
      <ShopSign className="h-8" />
    </Look>,
  )

test('the specified shop has its drawn logo', () => expect(signOf(specifiedLook)).toMatch(/^<svg/))

test('a shop of another name is not called by the drawn one', () =>
  expect(signOf({ ...specifiedLook, name: 'Aventure boréale' })).toMatch(/^<span[^>]*>Aventure boréale<\/span>$/))

test('a logo takes the place of the name; the link around it has the name', () =>
  expect(signOf({ ...specifiedLook, name: 'A', logo: { file: 'own.png', width: 480, height: 120 } })).toMatch(
    /^<img[^>]*src="[^"]*own\.png[^"]*"[^>]* alt(?:="")? /,
  ))
