import { expect, test } from 'vitest'
import { borderPath, landPath, MAP, onMap } from './canada-map.ts'
import { places } from './places.ts'

test('every town of the provinces is on the drawing, west on the left and north on top', () => {
  for (const place of places.filter(({ latitude }) => latitude < 60)) {
    const { x, y } = onMap(place)
    expect(x > 10 && x < MAP.width - 10 && y > 10 && y < MAP.height - 10, place.name).toBe(true)
  }
  const [vancouver, halifax, iqaluit, windsor] = ['Vancouver', 'Halifax', 'Iqaluit', 'Windsor'].map((name) =>
    onMap(places.find((place) => place.name === name)!),
  )
  expect([vancouver!.x < halifax!.x, iqaluit!.y < windsor!.y]).toEqual([true, true])
})

test('the paths have no broken numbers', () => expect(`${landPath()}${borderPath()}`).toMatch(/^[MLZ\d. -]+$/))
