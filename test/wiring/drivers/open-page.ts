import { setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'
import { type BoundFunctions, configure, getQueriesForElement, type queries } from '@testing-library/dom'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type DOMWindow, JSDOM, VirtualConsole } from 'jsdom'
import { type DocumentName, scriptOfDocument } from '../../../scripts/build/bundles.mjs'
import { quieten } from '../../../scripts/quiet-dom.mjs'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { signInEntrances } from '../../../src-domain/navigation/account-addresses.ts'
import type { OwnLanguage } from '../../../src-domain/text/language.ts'
import { noon } from '../../builders/order-server-builder.ts'
import { aDevice, type Device, lendStorage, takeStorage } from './device.ts'
import { type HeldClock, holdClock, settled } from './held-clock.ts'
import { type HeldNetwork, holdNetwork } from './held-network.ts'
import { type AppEnv, type BotCheck, host, type WiringHouse, wiringHouse } from './wiring-house.ts'

export type PageHouse = Pick<WiringHouse, 'app' | 'now' | 'rule' | 'runAs' | 'checkBots'>

export interface PageOptions {
  /** Default: our own restaurant with its order server. */
  readonly house?: PageHouse
  readonly brand?: Partial<Brand>
  /** Default: development. */
  readonly appEnv?: AppEnv
  /** Default: the server's own check. */
  readonly botCheck?: BotCheck
  /** IP address of the calls; default: this machine. */
  readonly address?: string
  /** Default: noon. */
  readonly now?: number
  /** Default: a new one. */
  readonly device?: Device
  /** The referrer. */
  readonly from?: string
  /** Runs before the document's script. */
  readonly before?: (page: Pick<OpenPage, 'window' | 'network' | 'house'>) => void
}

export interface OpenPage {
  readonly window: DOMWindow
  /** Queries on the whole page, open sheets included. */
  readonly see: BoundFunctions<typeof queries>
  readonly user: UserEvent
  readonly clock: HeldClock
  readonly network: HeldNetwork
  readonly device: Device
  readonly house: WiringHouse
  /** Errors reported by the page. A test removes those that it expects. */
  readonly faults: unknown[]
  readonly address: () => string
  /** Resolves with the URL that the page navigates to, fragment included. */
  readonly leaving: () => Promise<string>
  readonly wentTo: () => string | undefined
  readonly follow: (options?: Pick<PageOptions, 'before'>) => Promise<OpenPage>
  readonly reload: () => Promise<OpenPage>
  readonly close: () => Device
}

/** Accessible text of an element. Polled, so labels are found by id, which jsdom indexes. */
export function read(place: Element): string {
  const parts = ['page', 'stage'].flatMap((id) => place.ownerDocument.getElementById(id) ?? [])
  return (
    parts
      .filter((part) => part !== place && place.contains(part))
      .map((part) => part.textContent)
      .join('') ||
    (place.textContent ?? '')
  )
}

/** Real milliseconds until a wait fails. */
const timeout = 20_000

configure({
  asyncUtilTimeout: timeout,
  // Tests load no styles, so nothing is hidden by them.
  defaultHidden: true,
  computedStyleSupportsPseudoElements: false,
  // Readable text instead of the whole tree.
  getElementError: (message, container) => new Error(`${message?.split('\n')[0] ?? ''} in: ${read(container)}`),
})

/**
 * V8 retains maps, and with them a closed page's window, for two more full collections. Those are rare here, so
 * hundreds of pages would fill the memory.
 */
setFlagsFromString('--retain-maps-for-n-gc=0')

const scripts = new Map<string, Promise<Script>>()
function scriptOf(name: DocumentName, locale: OwnLanguage = 'en'): Promise<Script> {
  const key = `${name}.${locale}`
  const known = scripts.get(key)
  if (known !== undefined) return known
  const made = scriptOfDocument(name, locale).then((text) => new Script(text, { filename: `${key}.js` }))
  scripts.set(key, made)
  return made
}

function languageOf(html: string): OwnLanguage {
  return /<html[^>]* lang="es"/.test(html) ? 'es' : 'en'
}

function documentAt(path: string): DocumentName {
  if (path.startsWith('/checkout/')) return 'pay'
  if (/^\/(profile|cards|orders|sign-in)(\/|$)/.test(path) || path in signInEntrances) return 'account'
  if (path.startsWith('/card/')) return 'giftCard'
  return /^\/order(?:\/|$)/.test(path) || path === '/impact' ? 'order' : 'shop'
}

interface Open {
  readonly faults: readonly unknown[]
  readonly close: () => void
}

const open = new Set<Open>()

/** Opens the house and builds scripts outside the first test's timeout. */
before(async function () {
  this.timeout(120_000)
  await Promise.all([
    wiringHouse(),
    scriptOf('shop'),
    scriptOf('pay'),
    scriptOf('order'),
    scriptOf('giftCard'),
    scriptOf('account'),
  ])
})

afterEach(() => {
  const faults = [...open].flatMap((page) => page.faults)
  for (const { close } of open) close()
  open.clear()
  const [first] = faults
  if (first !== undefined) throw first
})

/**
 * Opens a shop URL: server-rendered HTML in jsdom with the document's real script. Clock, network and storage belong to
 * the test.
 */
export async function openPage(path: string, options: PageOptions = {}): Promise<OpenPage> {
  const ours = await wiringHouse()
  const { device = aDevice(), house = ours } = options
  house.now.at = options.now ?? noon
  house.rule(options.brand ?? {})
  house.runAs(options.appEnv ?? 'development')
  house.checkBots(options.botCheck)
  const { url, html } = await rendered(house, path, device)
  const script = await scriptOf(documentAt(url.pathname), languageOf(html))

  const faults: unknown[] = []
  const virtualConsole = new VirtualConsole()
  virtualConsole.on('jsdomError', (error) => faults.push(error))
  const dom = new JSDOM(withoutStyles(html), {
    url: url.href,
    ...(options.from === undefined ? {} : { referrer: options.from }),
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    cookieJar: device.cookies,
    virtualConsole,
  })
  const { window } = dom
  lendStorage(window, device)
  window.history.replaceState(device.historyState, '')
  quieten(window)
  const clock = holdClock(window, house.now)
  const opened: Open = {
    faults,
    close: () => {
      open.delete(opened)
      clock.end()
      window.close()
    },
  }
  open.add(opened)
  const { network, fetch } = holdNetwork({
    app: house.app,
    now: () => house.now.at,
    host,
    cookies: device.cookies,
    address: options.address,
  })
  const went = goingFrom(window)
  let wentTo: string | undefined
  void went.then((to) => {
    wentTo = to
  })
  Object.defineProperty(window.navigator, 'onLine', { get: () => network.isOnline })
  Object.assign(window, {
    fetch,
    reportError: (fault: unknown) => faults.push(fault),
    structuredClone,
    MessageChannel: undefined,
  })
  bringStyles(window)
  options.before?.({ window, network, house: ours })
  script.runInContext(dom.getInternalVMContext())
  // Lets idle prefetches finish.
  await settled()

  const close = (historyState: unknown): Device => {
    takeStorage(window, device)
    device.historyState = historyState
    const [fault] = faults
    opened.close()
    if (fault !== undefined) throw fault
    return device
  }
  const next = async (to: string, historyState: unknown, more: Pick<PageOptions, 'before'> = {}): Promise<OpenPage> => {
    const { now: _, before: __, from: ___, ...same } = options
    // Documents with card fields or capability URLs send no referrer.
    const from = documentAt(url.pathname) === 'shop' ? { from: window.location.href } : {}
    return openPage(to, { ...same, ...from, ...more, device: close(historyState), now: house.now.at })
  }
  const leaving = () => inTime(went, () => `${path} stays, and shows: ${read(window.document.body)}`)
  return {
    window,
    see: getQueriesForElement(window.document.body),
    user: userEvent.setup({ document: window.document, delay: null }),
    clock,
    network,
    device,
    house: ours,
    faults,
    address: () => window.location.pathname + window.location.search,
    leaving,
    wentTo: () => wentTo,
    follow: async (more) => next(await leaving(), null, more),
    reload: () => next(window.location.pathname + window.location.search, window.history.state),
    close: () => close(null),
  }
}

async function inTime<A>(work: Promise<A>, why: () => string): Promise<A> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(why())), timeout)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Nothing is painted, and parsing all rules per page is slow. */
function withoutStyles(html: string) {
  return html.replaceAll('<style', '<style type="text/unread"')
}

/** Style sheets load at once. */
function bringStyles(window: DOMWindow): void {
  new window.MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof window.HTMLLinkElement && node.rel === 'stylesheet')
        node.dispatchEvent(new window.Event('load'))
    }
  }).observe(window.document.head, { childList: true })
}

const mostRedirects = 5

async function rendered({ app }: PageHouse, path: string, device: Device) {
  let url = new URL(path, `http://${host}/`)
  for (let turn = 0; turn < mostRedirects; turn++) {
    const cookie = device.cookies.getCookieStringSync(url.href)
    const answer = await app.inject({
      url: url.pathname + url.search,
      headers: { host, accept: 'text/html', ...(cookie === '' ? {} : { cookie }) },
    })
    const { location } = answer.headers
    if (answer.statusCode < 300 || answer.statusCode >= 400 || location === undefined) {
      return { url, html: answer.payload }
    }
    url = new URL(location, url)
  }
  throw new Error(`${path} leads in a circle`)
}

interface Going {
  readonly path: readonly string[]
  readonly query: string | null
  readonly fragment: string | null
}

/**
 * Navigation target: jsdom follows only fragments. Its `location` is not replaceable, so patches the implementation
 * behind it.
 */
function goingFrom(window: DOMWindow): Promise<string> {
  return new Promise((resolve) => {
    const [behind] = Object.getOwnPropertySymbols(window.location)
      .map((symbol) => Object(window.location)[symbol])
      .filter((one) => typeof one?._locationObjectNavigate === 'function')
    if (behind === undefined) throw new Error('jsdom keeps its location elsewhere')
    const stays = behind._locationObjectNavigate.bind(behind)
    behind._locationObjectNavigate = (to: Going, flags: unknown) => {
      const path = `/${to.path.join('/')}${to.query === null ? '' : `?${to.query}`}`
      if (path === window.location.pathname + window.location.search) stays(to, flags)
      else resolve(to.fragment === null || to.fragment === '' ? path : `${path}#${to.fragment}`)
    }
    behind.reload = () => resolve(window.location.pathname + window.location.search)
    window.addEventListener('click', (event) => {
      const link = event.target instanceof window.Element ? event.target.closest('a[href]') : null
      if (event.defaultPrevented || !(link instanceof window.HTMLAnchorElement)) return
      if (link.getAttribute('href')?.startsWith('#') === true) return
      event.preventDefault()
      resolve(link.pathname + link.search + link.hash)
    })
  })
}
