import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@opentelemetry/api'
import { traceWith, type StartSpan } from './trace.ts'

export type TracingSettings = {
  /** Of a collector that takes OTLP over HTTP; `/v1/traces` is added. */
  endpoint: string | undefined
  service: string
  role: string
  /** The share of requests that are recorded, from 0 to 1. */
  share: number
}

/** Work beside the requests (`Background`). */
type Tracing = { name: string; start(): void; stop(): Promise<void> }

/** Milliseconds that the last spans have to reach the collector when the shop ends. */
const LAST_MS = 1000

/**
 * Records traces and sends them to a collector, until it is stopped; nothing is loaded without one. While the
 * collector is away spans are dropped, and nobody waits.
 */
export async function openTracing({ endpoint, service, role, share }: TracingSettings): Promise<Tracing[]> {
  if (endpoint === undefined) return []
  const [{ ROOT_CONTEXT, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'portage.role': role,
      'service.instance.id': `${process.pid}`,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 2000 })],
  })
  const tracer = provider.getTracer('portage')
  const contexts = new AsyncLocalStorage<Context>()
  const startSpan: StartSpan = (name, attributes) => {
    const parent = contexts.getStore() ?? ROOT_CONTEXT
    const span = tracer.startSpan(name, { attributes }, parent)
    return {
      run: (work) => contexts.run(trace.setSpan(parent, span), work),
      end(more, error) {
        if (more) span.setAttributes(more)
        // Its message may have what a shopper sent.
        if (error !== undefined)
          span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
        span.end()
      },
    }
  }
  const stop = async () => {
    traceWith(undefined)
    const ended = provider.shutdown().catch(() => {})
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, LAST_MS).unref())])
  }
  return [{ name: 'traces', start: () => traceWith(startSpan), stop }]
}
