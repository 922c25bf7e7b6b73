import 'maplibre-gl/dist/maplibre-gl.css'
import { LngLatBounds, Map as TiledMap, Marker, NavigationControl, Popup, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useRef } from 'react'
import type { Point } from '../../domain/geo/point.ts'
import { m } from '../../paraglide/messages.js'
import type { LiveMapProps } from './live-map.tsx'

setWorkerUrl(workerUrl)

type Shown = { here?: Point; pins: (Point & { name: string; href: string })[] }

/** The stores on the map of the shop's own tile or style server. Its code comes with its first opening. */
export function TileMap({ styleUrl, stores, locale, here, onFail }: LiveMapProps & { onFail(): void }) {
  const box = useRef<HTMLDivElement>(null)
  // As text: lists are made anew at every drawing, a map only when another one is meant.
  const shown = JSON.stringify({ here, pins: stores.map(({ name, path, latitude, longitude }) => ({ name, href: path[locale], latitude, longitude })) } satisfies Shown)
  useEffect(() => {
    if (!box.current) return
    const { here: from, pins } = JSON.parse(shown) as Shown
    const bounds = new LngLatBounds()
    for (const { longitude, latitude } of from ? [from, ...pins.slice(0, 2)] : pins) bounds.extend([longitude, latitude])
    const map = new TiledMap({ container: box.current, style: styleUrl, ...(bounds.isEmpty() ? { center: [-93, 52] as [number, number], zoom: 3 } : { bounds, fitBoundsOptions: { padding: 48, maxZoom: 12 } }), cooperativeGestures: true })
    map.addControl(new NavigationControl({ showCompass: false }))
    let drawn = false
    map.once('load', () => (drawn = true))
    // A tile that is missing is no failure; a style that is, is.
    map.on('error', () => !drawn && onFail())
    for (const { name, href, longitude, latitude } of pins) {
      const popup = new Popup({ offset: 28 }).setDOMContent(linkTo(href, name))
      new Marker({ color: '#1d3a2f' }).setLngLat([longitude, latitude]).setPopup(popup).addTo(map)
    }
    return () => map.remove()
  }, [styleUrl, shown, onFail])
  return <div ref={box} role="region" aria-label={m.store_map()} className="h-[22rem] w-full overflow-hidden rounded-card lg:h-[28rem]" />
}

function linkTo(href: string, name: string): HTMLElement {
  const link = document.createElement('a')
  link.href = href
  link.textContent = name
  link.style.fontWeight = '600'
  return link
}
