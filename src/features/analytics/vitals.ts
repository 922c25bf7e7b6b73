import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { webVital } from '../../domain/analytics/visit-events.ts'
import { push } from './push.ts'

let begun = false

/** Tracks the Core Web Vitals of this page, each once it is final (docs/contracts.md, data layer). */
export function trackVitals(): void {
  if (begun) return
  begun = true
  // The page they belong to is the one the document began with, wherever the shopper has walked since.
  const path = window.location.pathname
  const track = ({ name, value, rating }: Metric) => push(webVital(name, value, rating, path))
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(track)
}
