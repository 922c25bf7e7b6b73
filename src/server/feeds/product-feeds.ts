import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readProductsFrom } from '../catalog/read-products.ts'
import { rowsOf, sql } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { promotionFeed } from './promotion-feed.ts'
import type { Locale } from '../../domain/locale.ts'
import { feedKinds, type FeedEdges, type FeedKind, type FeedSources } from './feed-kinds.ts'
import { gzipEnd, gzipPiece, gzipStart, GZIP_AROUND, joinedCrc, type GzipPiece } from './gzip-pieces.ts'

/** Products of a piece of a feed: what a change of one of them makes anew. */
const PIECE = 100
/** Products read at a time: on SQLite no request is answered meanwhile. */
const AT_ONCE = 40
/** Milliseconds after which a file that no piece uses is deleted: longer than any download takes. */
const UNUSED = 3_600_000

/** A piece of a feed in a file that is named by what it contains; with its bytes where it could not be stored. */
type StoredPiece = Omit<GzipPiece, 'bytes'> & { file: string; size: number; bytes?: Buffer }
/** A feed with its pieces, as they are at one time. */
type MadeFeed = { etag: string; size: number; edges: FeedEdges; pieces: StoredPiece[] }
/** The products from this id on, up to the next span. `version` grows with every change in it. */
type Span = { from: number; version: number; pieces: Map<string, SpanPiece> }
type SpanPiece = { version: number; basis: string; piece: Promise<StoredPiece> }

/**
 * The feeds of the products, in pieces on disk. A change drops the pieces it concerns, by the change feed, and only
 * those are made anew when somebody asks: no catalogue is in memory, and none is written as a whole for one price. A
 * piece that cannot be stored is sent all the same, and made anew for whoever asks next.
 */
export class ProductFeeds {
  readonly kinds: ReadonlyMap<string, FeedKind>
  #spans: Span[] = []
  /** Pieces are made one after the other, whoever asks. */
  #making: Promise<unknown> = Promise.resolve()
  #swept = 0
  #isStoring = true

  constructor(
    private readonly sources: FeedSources,
    private readonly folder: string,
    private readonly products = PIECE,
  ) {
    this.kinds = feedKinds(sources)
  }

  /** Products changed, by their codes. One that is no more was nobody knows where. */
  async take(codes: ReadonlySet<string>): Promise<void> {
    if (this.#spans.length === 0 || codes.size === 0) return
    const found = await rowsIn<{ id: number | string; code: string }>(
      rowsOf(await this.sources.payload()),
      [...codes],
      (list) => sql`select id, code from products where code in (${list})`,
    )
    if (new Set(found.map(({ code }) => code)).size < codes.size) return this.forget()
    for (const { id } of found) this.#drop(this.#spans.findLast(({ from }) => from <= Number(id)) ?? this.#spans[0])
  }

  /** Those that apply by themselves, in a language. */
  promotions(locale: Locale): Promise<string> {
    return promotionFeed(this.sources, locale)
  }

  /** Anything may have changed. */
  forget(): void {
    for (const span of this.#spans) this.#drop(span)
  }

  /** What a feed is now, if all of it is made. */
  async made(kind: FeedKind): Promise<MadeFeed | undefined> {
    await this.#plan()
    const basis = await basisOf(kind)
    const found: StoredPiece[] = []
    for (const span of this.#spans) {
      const piece = await this.#stored(kind, span, basis)
      if (!piece) return undefined
      found.push(piece)
    }
    const edges = kind.edges()
    const [start, end] = [await gzipPiece(edges.start), await gzipPiece(edges.end)]
    const hash = createHash('sha1').update(start.bytes).update(end.bytes)
    for (const { file } of found) hash.update(file)
    const size = found.reduce((sum, piece) => sum + piece.size, start.bytes.length + end.bytes.length + GZIP_AROUND)
    return { etag: `W/"${hash.digest('base64url')}"`, size, edges, pieces: found }
  }

  /** A feed as gzip: one that is made already, or with the pieces that are missing made on the way. */
  async *bytes(kind: FeedKind, made?: MadeFeed): AsyncGenerator<Buffer> {
    const all = { crc: 0, length: 0 }
    const add = ({ crc, length }: Omit<GzipPiece, 'bytes'>) => {
      all.crc = joinedCrc(all.crc, crc, length)
      all.length += length
    }
    const around = async (text: string) => {
      const piece = await gzipPiece(text)
      add(piece)
      return piece.bytes
    }
    const edges = made?.edges ?? kind.edges()
    yield gzipStart
    yield await around(edges.start)
    for await (const piece of made?.pieces ?? this.#pieces(kind)) {
      add(piece)
      if (piece.bytes) yield piece.bytes
      else yield* createReadStream(path.join(this.folder, piece.file)) as AsyncIterable<Buffer>
    }
    yield await around(edges.end)
    yield gzipEnd(all)
  }

  /** Makes what is missing of a feed. */
  async make(kind: FeedKind): Promise<void> {
    for await (const _ of this.#pieces(kind)) await yieldToEventLoop()
  }

  async *#pieces(kind: FeedKind): AsyncGenerator<StoredPiece> {
    await this.#plan()
    const basis = await basisOf(kind)
    for (let at = 0; at < this.#spans.length; at++) yield await this.#piece(kind, at, basis)
  }

  #drop(span: Span | undefined): void {
    if (span) span.version++
  }

  /** Cuts the last span as long as it has too many products: new ones have the largest ids. */
  async #plan(): Promise<void> {
    if (this.#spans.length === 0) this.#spans.push(newSpan(0))
    const rows = rowsOf(await this.sources.payload())
    for (;;) {
      const last = this.#spans.at(-1)!
      const [next] = await rows<{ id: number | string }>(
        sql`select id from products where id >= ${last.from} and _status = 'published' order by id limit 1 offset ${this.products}`,
      )
      // Another request may have cut it meanwhile.
      if (last !== this.#spans.at(-1)) continue
      if (!next) return
      this.#drop(last)
      this.#spans.push(newSpan(Number(next.id)))
    }
  }

  /** The piece of a span, where nothing has changed since it was made and its file is still there. */
  async #stored(kind: FeedKind, span: Span, basis: string): Promise<StoredPiece | undefined> {
    const stored = span.pieces.get(kind.path)
    if (stored?.version !== span.version || stored.basis !== basis) return undefined
    const piece = await stored.piece
    return (await this.#touch(piece.file)) ? piece : undefined
  }

  async #piece(kind: FeedKind, at: number, basis: string): Promise<StoredPiece> {
    const span = this.#spans[at]!
    const stored = await this.#stored(kind, span, basis)
    if (stored) return stored
    const { version } = span
    const piece = this.#making.then(() => this.#makePiece(kind, span.from, this.#spans[at + 1]?.from))
    this.#making = piece.catch(() => {})
    span.pieces.set(kind.path, { version, basis, piece })
    // What failed, or could not be stored, is tried again at the next request.
    const forget = () => void (span.pieces.get(kind.path)?.piece === piece && span.pieces.delete(kind.path))
    piece.then(({ bytes }) => bytes && forget(), forget)
    return piece
  }

  async #makePiece(kind: FeedKind, from: number, until: number | undefined): Promise<StoredPiece> {
    let text = ''
    for await (const docs of readProductsFrom(await this.sources.payload(), { from, until }, AT_ONCE)) {
      const of = await this.sources.catalogue.productsOf(docs)
      text += await kind.lines(docs.flatMap((doc) => of(doc, kind.locale) ?? []))
      await yieldToEventLoop()
    }
    const { bytes, crc, length } = await gzipPiece(text)
    const file = `${createHash('sha1').update(bytes).digest('base64url')}.deflate`
    const isStored = await this.#store(file, bytes)
    await this.#sweep()
    return { file, crc, length, size: bytes.length, ...(!isStored && { bytes }) }
  }

  /** Whether it is on disk now. The log has the first of those that failed in a row. */
  async #store(file: string, bytes: Buffer): Promise<boolean> {
    // A process that ends meanwhile leaves no half of it under its name.
    const written = path.join(this.folder, `${file}.${process.pid}`)
    try {
      await mkdir(this.folder, { recursive: true })
      if (!(await this.#touch(file))) {
        await writeFile(written, bytes)
        await rename(written, path.join(this.folder, file))
      }
      return (this.#isStoring = true)
    } catch (error) {
      if (this.#isStoring) console.error(`Product feeds are sent without being stored: ${(error as Error).message}`)
      await unlink(written).catch(() => {})
      return (this.#isStoring = false)
    }
  }

  /** Whether a file is there; notes that it is in use. */
  async #touch(file: string): Promise<boolean> {
    const now = new Date()
    return utimes(path.join(this.folder, file), now, now).then(
      () => true,
      () => false,
    )
  }

  /** Deletes the files that no feed has used for an hour, of this process or of one before it. */
  async #sweep(): Promise<void> {
    const now = Date.now()
    if (now - this.#swept < UNUSED) return
    this.#swept = now
    for (const name of await readdir(this.folder).catch(() => [])) {
      const file = path.join(this.folder, name)
      const used = await stat(file).catch(() => undefined)
      if (used && now - used.mtimeMs > UNUSED) await unlink(file).catch(() => {})
    }
  }
}

const basisOf = async (kind: FeedKind): Promise<string> => (await kind.basis?.()) ?? ''

const newSpan = (from: number): Span => ({ from, version: 0, pieces: new Map() })
