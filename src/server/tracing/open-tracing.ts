import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, Span as RecordedSpan, SpanContext } from '@opentelemetry/api'
import { traceWith, type Span, type Tracer } from './trace.ts'

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
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  // Of the traces that a proxy began, too: it may pass on what anybody sends.
  const ofShare = new sdk.TraceIdRatioBasedSampler(share)
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'portage.role': role,
      'service.instance.id': `${process.pid}`,
    }),
    sampler: new sdk.ParentBasedSampler({ root: ofShare, remoteParentSampled: ofShare }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 2000 })],
  })
  const recorder = provider.getTracer('portage')
  const contexts = new AsyncLocalStorage<Context>()
  const spanOf = (span: RecordedSpan, parent: Context): Span => ({
    run: (work) => contexts.run(trace.setSpan(parent, span), work),
    end(attributes, error, name) {
      if (name) span.updateName(name)
      if (attributes) span.setAttributes(attributes)
      // Its message may have what a shopper sent.
      if (error !== undefined)
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
      span.end()
    },
  })
  const tracer: Tracer = {
    request(attributes, traceparent) {
      const remote = contextOf(traceparent)
      const parent = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
      return spanOf(recorder.startSpan('request', { kind: SpanKind.SERVER, attributes }, parent), parent)
    },
    below({ name, kind, attributes }) {
      const parent = contexts.getStore()
      if (!parent) return undefined
      const options = { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes: attributes() }
      return spanOf(recorder.startSpan(name, options, parent), parent)
    },
  }
  const stop = async () => {
    traceWith(undefined)
    const ended = provider.shutdown().catch(() => {})
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, LAST_MS).unref())])
  }
  return [{ name: 'traces', start: () => traceWith(tracer), stop }]
}

/** The span of another program in the header `traceparent` (W3C Trace Context). */
function contextOf(header = ''): SpanContext | undefined {
  const [, traceId, spanId, flags] =
    /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/.exec(header) ?? []
  if (!traceId || !spanId || !flags) return undefined
  return { traceId, spanId, traceFlags: parseInt(flags, 16) & 1, isRemote: true }
}
