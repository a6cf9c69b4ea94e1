import { expect } from 'chai'
import { sinksOf } from '../../../src/sinks/browser.ts'
import type { SinkName } from '../../../src/sinks/names.ts'
import { sinksFor } from '../../../src/sinks/policies.ts'
import type { AnalyticsEvent } from '../../../src-domain/analytics/analytics-event.ts'
import { purchaseFacts } from '../../../src-domain/analytics/purchase-facts.ts'
import type { BrandAnalytics } from '../../../src-domain/brand/brand-analytics.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { aSink } from '../../builders/sink-builder.ts'
import { aTicket } from '../../builders/ticket-builder.ts'

/*
 * Tables copied from the vendors' documentation, never from our adapters:
 * - GA4: developers.google.com/analytics/devguides/collection/ga4/reference/events
 * - Meta: developers.facebook.com/docs/meta-pixel/reference
 * - Segment: segment.com/docs/connections/spec/ecommerce/v2
 * - Branch: the README of the web SDK (logEvent, "How to log a Commerce Event")
 * - FullStory: the browser snippet 1.3.0; Hotjar: the tracking code, version 6
 * - GTM: developers.google.com/analytics/devguides/collection/ga4/ecommerce?client_type=gtm
 */

type Facts = Readonly<Record<string, unknown>>

interface Row {
  readonly required: readonly string[]
  readonly allowed?: readonly string[]
  /** Field of the product list, with its required and allowed fields. */
  readonly list: string
  readonly item: { readonly required: readonly string[]; readonly allowed: readonly string[] }
}

const googleItem = {
  required: ['item_id', 'item_name', 'price', 'quantity'],
  allowed: ['affiliation', 'coupon', 'discount', 'index', 'item_brand', 'item_category', 'item_variant', 'location_id'],
}
const google = (...allowed: readonly string[]): Row => ({
  required: ['currency', 'value', 'items'],
  allowed,
  list: 'items',
  item: googleItem,
})
const googleTable: Readonly<Record<string, Row>> = {
  select_item: google('item_list_id', 'item_list_name'),
  add_to_cart: google(),
  remove_from_cart: google(),
  view_cart: google(),
  begin_checkout: google('coupon'),
  purchase: { ...google('coupon', 'shipping', 'tax'), required: ['currency', 'value', 'items', 'transaction_id'] },
}

const metaItem = { required: ['id', 'quantity'], allowed: ['item_price'] }
const meta = (...required: readonly string[]): Row => ({
  required,
  allowed: ['content_type', 'content_name', 'content_category', 'num_items', 'content_ids', 'contents'],
  list: 'contents',
  item: metaItem,
})
const metaTable: Readonly<Record<string, Row>> = {
  ViewContent: meta('content_ids', 'contents', 'currency', 'value'),
  AddToCart: meta('content_ids', 'contents', 'currency', 'value'),
  InitiateCheckout: meta('content_ids', 'contents', 'currency', 'value', 'num_items'),
  Purchase: meta('content_ids', 'contents', 'currency', 'value', 'num_items'),
}

const segmentItem = {
  required: ['product_id', 'name', 'price', 'quantity', 'category'],
  allowed: ['sku', 'brand', 'variant', 'coupon', 'position', 'url', 'image_url'],
}
const segmentCart: Row = {
  required: ['products', 'currency', 'value'],
  allowed: ['cart_id', 'order_id', 'revenue', 'tax', 'discount', 'coupon'],
  list: 'products',
  item: segmentItem,
}
const segmentTable: Readonly<Record<string, Row>> = {
  'Cart Viewed': segmentCart,
  'Checkout Started': segmentCart,
  'Order Completed': {
    required: ['order_id', 'products', 'total', 'revenue', 'tax', 'currency'],
    // The last two are ours: the specification allows custom properties.
    allowed: ['checkout_id', 'subtotal', 'shipping', 'discount', 'coupon', 'orderType', 'appliedCredit'],
    list: 'products',
    item: segmentItem,
  },
}

const branchItem = {
  required: ['$sku', '$product_name', '$price', '$quantity'],
  allowed: ['$content_schema', '$canonical_identifier', '$product_category', '$product_variant', '$product_brand'],
}
const branch = (...required: readonly string[]): Row => ({
  required: ['currency', 'revenue', ...required],
  // "event_and_custom_data": allows custom fields.
  allowed: ['shipping', 'coupon', 'affiliation', 'description', 'orderType'],
  list: 'content_items',
  item: branchItem,
})
const branchTable: Readonly<Record<string, Row>> = {
  VIEW_ITEM: branch(),
  ADD_TO_CART: branch(),
  VIEW_CART: branch(),
  INITIATE_PURCHASE: branch(),
  PURCHASE: branch('transaction_id', 'tax'),
}

const soba = { id: 'soba', category: 'Bowls', name: 'Soba', price: minor(1_110), quantity: 2 }
const tea = { id: 'tea', category: '', name: 'Tea', price: minor(300), quantity: 1 }
const ticket = aTicket({
  code: 'TEN',
  patron: { email: 'ana@example.com', phone: '2125550100' },
  items: [
    {
      ...{ itemId: 'soba', itemExternalId: 'pos-7', name: 'Soba', price: minor(1_110), quantity: 2, notes: '' },
      ...{ group: { id: 'bowls', name: 'Bowls' }, modifiers: [] },
    },
  ],
})
const purchase: AnalyticsEvent = { _tag: 'Purchase', purchase: purchaseFacts(ticket, 'USD') }
const funnel: readonly AnalyticsEvent[] = [
  { _tag: 'Product Clicked', product: soba },
  { _tag: 'Product Added', product: soba },
  { _tag: 'Product Removed', product: soba },
  { _tag: 'Cart Viewed', cart: [soba, tea] },
  { _tag: 'Checkout Started', cart: [soba, tea] },
  purchase,
]

const origin = 'https://noodle.example'

function aPage(offered: Readonly<Record<string, unknown>> = {}) {
  return { location: { origin, pathname: '/' }, ...offered }
}

function sinks(brand: BrandAnalytics, page: object) {
  const scripts: string[] = []
  const needs = { page, sessionId: 'visit-1', currency: 'USD', log: () => undefined }
  const all = sinksOf({ ...needs, scripts: { load: (one) => scripts.push(one) } }, brand, sinksFor(brand, 'all'))
  const tell = (...events: readonly AnalyticsEvent[]) => {
    for (const event of events) for (const sink of all) sink.handle(event)
  }
  return { tell, scripts, start: () => all.map((sink) => sink.start()) }
}

function listAt(page: object, name: string): readonly unknown[] {
  const list: unknown = Reflect.get(page, name)
  return Array.isArray(list) ? list : []
}

/** Calls through a queue of `arguments` objects. */
function callsAt(page: object, name: string): readonly (readonly unknown[])[] {
  return listAt(page, name).flatMap((one) => (String(one) === '[object Arguments]' ? [Array.from(Object(one))] : []))
}

function hold(table: Readonly<Record<string, Row>>, name: string, facts: Facts, list?: unknown): void {
  const row = table[name]
  if (row === undefined) throw new Error(`${name} is not in the vendor's table`)
  expect(facts, name).to.include.all.keys([...row.required])
  const known = [...row.required, ...(row.allowed ?? [])]
  expect(
    Object.keys(facts).filter((key) => !known.includes(key)),
    `${name}: fields that the vendor does not know`,
  ).to.deep.equal([])
  for (const amount of ['value', 'revenue', 'total', 'tax'])
    if (amount in facts) expect(facts[amount], `${name}.${amount}`).to.be.a('number')
  expect(facts['currency'], name).to.equal('USD')
  const items = list ?? facts[row.list]
  expect(items, `${name}.${row.list}`).to.be.an('array').that.is.not.empty
  for (const item of Array.isArray(items) ? items : []) {
    expect(item, `${name}.${row.list}`).to.include.all.keys([...row.item.required])
    expect(item).to.have.all.keys(
      Object.keys(item).filter((key) => [...row.item.required, ...row.item.allowed].includes(key)),
    )
  }
}

describe('Commerce events in the shape that each vendor documents', () => {
  it('ANA-11, ANA-02 GA4 gets every commerce event with items, value and currency', () => {
    const page = aPage()
    const { tell, start } = sinks({ google_analytics: aSink('G-1') }, page)
    start()
    tell(...funnel)
    const events = callsAt(page, 'dataLayer').filter(([word]) => word === 'event')
    expect(events.map(([, name]) => name)).to.deep.equal(Object.keys(googleTable))
    for (const [, name, facts] of events) hold(googleTable, String(name), Object(facts))
    expect(events.at(-1)?.[2]).to.deep.equal({
      ...{ transaction_id: 'order-1', tax: 1.65, coupon: 'TEN', currency: 'USD', value: 21.65 },
      items: [{ item_id: 'soba', item_name: 'Soba', item_category: 'Bowls', price: 11.1, quantity: 2 }],
    })
    expect(events[4]?.[2]).to.include({ value: 25.2 })
  })

  it('ANA-12 GA4 reads no address of the page: each is a whole one, without a token', () => {
    const page = { location: { origin, pathname: '/order/secret', href: `${origin}/order/secret` } }
    const { tell, start } = sinks({ google_analytics: aSink('G-1') }, page)
    start()
    tell({ _tag: 'Page Viewed', path: '/order' })
    const told = JSON.stringify(callsAt(page, 'dataLayer'))
    expect(told).to.not.include('secret')
    expect(callsAt(page, 'dataLayer').at(-1)?.[2]).to.deep.equal({ page_location: `${origin}/order` })
    expect(callsAt(page, 'dataLayer')[1]?.[2]).to.include({ page_location: `${origin}/`, page_referrer: '' })
  })

  it('ANA-11, ANA-02 the pixel gets content_ids, contents, value and currency', () => {
    const page = aPage()
    const { tell, start } = sinks({ facebook_pixel: aSink('42') }, page)
    start()
    const sent: (readonly unknown[])[] = []
    Object.assign(Object(Reflect.get(page, 'fbq')), { callMethod: (...words: readonly unknown[]) => sent.push(words) })
    start()
    tell(...funnel)
    const tracked = sent.filter(([word]) => word === 'track')
    expect(tracked.map(([, name]) => name)).to.deep.equal(Object.keys(metaTable))
    for (const [, name, facts] of tracked) hold(metaTable, String(name), Object(facts))
    expect(tracked.at(-1)?.[2]).to.deep.include({
      ...{ content_ids: ['soba'], value: 21.65, currency: 'USD', num_items: 2 },
      contents: [{ id: 'soba', quantity: 2, item_price: 11.1 }],
    })
  })

  it('ANA-11, ANA-02 Segment gets its ecommerce specification, Order Completed with order_id and products', () => {
    const page = aPage()
    const { tell, start } = sinks({ segment: aSink('key') }, page)
    start()
    const sent: (readonly unknown[])[] = []
    Object.assign(page, { analytics: { track: (...words: readonly unknown[]) => sent.push(words) } })
    start()
    tell(...funnel)
    expect(sent.map(([name]) => name)).to.deep.equal([
      ...['Product Clicked', 'Product Added', 'Product Removed', 'Cart Viewed', 'Checkout Started', 'Order Completed'],
    ])
    for (const [name, facts] of sent)
      if (String(name) in segmentTable) hold(segmentTable, String(name), Object(facts))
      else expect(facts, String(name)).to.include.all.keys(segmentItem.required)
    expect(sent.at(-1)?.[1]).to.include({
      order_id: 'order-1',
      total: 21.65,
      revenue: 22.2,
      tax: 1.65,
      currency: 'USD',
    })
  })

  it('ANA-11, ANA-02 Branch gets revenue, tax and the products as content items', () => {
    const sent: (readonly unknown[])[] = []
    const page = aPage({ branch: { init: () => 0, logEvent: (...words: readonly unknown[]) => sent.push(words) } })
    const { tell, start } = sinks({ app_attribution: aSink('key') }, page)
    start()
    tell(...funnel)
    const standard = sent.filter(([name]) => String(name) in branchTable)
    expect(standard.map(([name]) => name)).to.deep.equal(Object.keys(branchTable))
    for (const [name, facts, items] of standard) hold(branchTable, String(name), Object(facts), items)
    expect(standard.at(-1)?.[1]).to.include({ transaction_id: 'order-1', revenue: 21.65, tax: 1.65, coupon: 'TEN' })
    for (const [name, , items] of sent)
      if (!(String(name) in branchTable))
        expect(items, `${name}: a custom event has no content items`).to.equal(undefined)
  })

  /** Start of fs.js: finds its namespace, installs `_api`, and drains the queue. */
  function runFullStory(page: object, heard: unknown[]): void {
    const name = String(Reflect.get(page, '_fs_namespace'))
    const fs: unknown = Reflect.get(page, name)
    const api = (...words: readonly unknown[]) => void heard.push(words)
    Object.assign(Object(fs), { _api: api })
    for (const words of listAt(Object(fs), 'q')) if (Array.isArray(words)) api(...words)
  }

  it('ANA-11 FullStory’s script finds the queue of its snippet and takes over what was told before it came', () => {
    const page = aPage()
    const { tell, start } = sinks({ session_recorder: aSink('org-7') }, page)
    expect(start()).to.deep.equal([true])
    tell(purchase)
    const heard: unknown[] = []
    runFullStory(page, heard)
    tell({ _tag: 'Signed In', user: { userId: 'patron-1', email: 'ana@example.com' } })
    expect(heard).to.have.nested.property('[0][0]', 'event')
    expect(heard).to.have.nested.property('[0][1].n', 'Order Completed')
    expect(heard).to.have.nested.property('[0][1].p.order_id', 'order-1')
    expect(heard[1]).to.deep.equal(['user', { uid: 'patron-1' }])
    expect(JSON.stringify(heard)).to.not.include('ana@')
    expect(page).to.include({ _fs_org: 'org-7', _fs_host: 'fullstory.com', _fs_script: 'edge.fullstory.com/s/fs.js' })
  })

  it('ANA-11 Hotjar’s script finds the queue of its tracking code, and its settings', () => {
    const page = aPage()
    const { tell, start } = sinks({ heatmap: aSink('7') }, page)
    expect(start()).to.deep.equal([true])
    tell(purchase)
    expect(callsAt(Object(Reflect.get(page, 'hj')), 'q')).to.deep.equal([['event', 'purchase']])
    expect(Reflect.get(page, '_hjSettings')).to.deep.equal({ hjid: 7, hjsv: 6 })
  })
})

describe('What several sinks of a brand put into one dataLayer', () => {
  const named = (page: object) =>
    listAt(page, 'dataLayer').flatMap((one) => {
      const event: unknown = Reflect.get(Object(one), 'event')
      return typeof event === 'string' && event !== 'gtm.js' ? [event] : []
    })
  const readers: readonly SinkName[] = ['data_layer', 'tag_manager', 'google_analytics']

  it('ANA-11 no event comes twice, whichever of them are on', () => {
    for (const on of [readers, readers.slice(0, 2), readers.slice(1), ['data_layer', 'google_analytics'] as const]) {
      const page = aPage({ google_tag_manager: {} })
      const { tell, start, scripts } = sinks(Object.fromEntries(on.map((name) => [name, aSink('G-1')])), page)
      start()
      tell(...funnel)
      expect(named(page), on.join()).to.deep.equal(funnel.map(({ _tag }) => _tag))
      expect(callsAt(page, 'dataLayer'), on.join()).to.deep.equal([])
      const told = callsAt(page, 'gtagLayer').filter(([word]) => word === 'event')
      expect(told.length, on.join()).to.equal(on.includes('google_analytics') ? funnel.length : 0)
      // The URL tells Google's script the name of its data layer.
      for (const script of scripts) if (script.includes('/gtag/')) expect(script).to.match(/&l=gtagLayer$/)
    }
  })

  it('ANA-11 the tag manager finds Google’s ecommerce in it, the one of before emptied', () => {
    const page = aPage({ google_tag_manager: {} })
    const { tell, start } = sinks({ tag_manager: aSink('GTM-1') }, page)
    start()
    tell(purchase)
    const [, emptied, pushed] = listAt(page, 'dataLayer')
    expect(emptied).to.deep.equal({ ecommerce: null })
    hold(googleTable, 'purchase', Object(Reflect.get(Object(pushed), 'ecommerce')))
  })

  it('ANA-03, ANA-05 a person is named there only where each reader of the list may know them', () => {
    for (const [data, tags] of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      const page = aPage({ google_tag_manager: {} })
      const brand = {
        data_layer: aSink('', { receivesPersonalData: data }),
        tag_manager: aSink('GTM-1', { receivesPersonalData: tags }),
      }
      const { tell, start } = sinks(brand, page)
      start()
      tell(purchase, { _tag: 'Signed In', user: { userId: 'patron-1', email: 'ana@example.com' } })
      expect(JSON.stringify(listAt(page, 'dataLayer')).includes('ana@'), `${data} ${tags}`).to.equal(data && tags)
    }
  })

  it('ANA-13 GA4 and Sift know the user of a document on which nobody signed in, and forget them at the sign-out', () => {
    const page = aPage()
    const { tell, start } = sinks({ google_analytics: aSink('G-1'), fraud_beacon: aSink('key') }, page)
    start()
    tell({ _tag: 'User Known', userId: 'patron-1' }, { _tag: 'User Known' })
    expect(callsAt(page, 'dataLayer').slice(2)).to.deep.equal([
      ['set', { user_id: 'patron-1' }],
      ['set', { user_id: null }],
    ])
    expect(listAt(page, '_sift').slice(-2)).to.deep.equal([
      ['_setUserId', 'patron-1'],
      ['_setUserId', ''],
    ])
  })
})
