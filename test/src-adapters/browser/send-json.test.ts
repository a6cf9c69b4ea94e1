import { expect } from 'chai'
import { randomIds } from '../../../src-adapters/browser/random-ids.ts'
import { type FetchNeeds, sendJsonByFetch } from '../../../src-adapters/browser/send-json.ts'
import { client } from '../../../src-domain/call/client.ts'

function answering(body: string | null, init: ResponseInit = {}) {
  const seen: { url: string; init: RequestInit | undefined }[] = []
  const fetch: FetchNeeds['fetch'] = async (url, sent) => {
    seen.push({ url: String(url), init: sent })
    return new Response(body, init)
  }
  return { fetch, seen }
}
function sender(fetch: FetchNeeds['fetch'], more: Partial<FetchNeeds> = {}) {
  return sendJsonByFetch({ fetch, base: '', isOffline: () => false, timeoutMs: 1000, ...more })
}
const never: FetchNeeds['fetch'] = (_, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  )

describe('JSON calls by fetch', () => {
  it('API-02 sends data of a GET as query, lists with brackets, and of a POST as JSON body', async () => {
    const { fetch, seen } = answering('{}')
    await sender(fetch, { base: 'https://api.example' })({
      method: 'GET',
      path: '/locations',
      query: { ids: ['1', '2 &'], near: 'a=b' },
    })
    expect(seen[0]?.url).to.equal('https://api.example/locations?ids%5B%5D=1&ids%5B%5D=2+%26&near=a%3Db')
    await sender(fetch)({ method: 'POST', path: '/order', body: { a: 1 }, headers: { Client: 'b1' } })
    expect(seen[1]?.init?.body).to.equal('{"a":1}')
    expect(new Headers(seen[1]?.init?.headers).get('client')).to.equal('b1')
    expect(new Headers(seen[1]?.init?.headers).get('content-type')).to.equal('application/json')
  })

  it('API-04 has a helper for each method, whose data goes in the address of what asks and in the body of what tells', async () => {
    const { fetch, seen } = answering('{}')
    const helpers = client(sender(fetch))
    for (const ask of ['get', 'head', 'options'] as const) await helpers[ask]('/x', { ids: ['1'] }, { Client: 'b1' })
    for (const tell of ['delete', 'post', 'put', 'patch'] as const)
      await helpers[tell]('/x', { a: 1 }, { Client: 'b1' })
    expect(seen.map(({ url, init }) => [init?.method, url, init?.body])).to.deep.equal([
      ...['GET', 'HEAD', 'OPTIONS'].map((method) => [method, '/x?ids%5B%5D=1', undefined]),
      ...['DELETE', 'POST', 'PUT', 'PATCH'].map((method) => [method, '/x', '{"a":1}']),
    ])
    expect(seen.map(({ init }) => new Headers(init?.headers).get('client'))).to.deep.equal(Array(7).fill('b1'))
  })

  it('G4 shows what this device is known by only where a call says so, and to our own origin alone', async () => {
    const { fetch, seen } = answering('{}')
    await sender(fetch)({ method: 'POST', path: '/order', body: {} })
    await sender(fetch)({ method: 'POST', path: '/patron/sign-in', body: {}, isDeviceShown: true })
    expect(seen.map(({ init }) => init?.credentials)).to.deep.equal(['omit', 'same-origin'])
  })

  it('API-09 gives the body as data, as text when it is not JSON, and as nothing when empty', async () => {
    const of = async (body: string | null, status: number) => {
      const answer = await sender(answering(body, { status }).fetch)({ method: 'GET', path: '/' })
      return answer._tag === 'Answered' ? [answer.status, answer.body] : answer._tag
    }
    expect(await of('{"message":"no"}', 404)).to.deep.equal([404, { message: 'no' }])
    expect(await of('<h1>Bad gateway</h1>', 502)).to.deep.equal([502, '<h1>Bad gateway</h1>'])
    expect(await of(null, 204)).to.deep.equal([204, undefined])
  })

  it('API-10 calls it no response when the connection breaks, the answer is cut, or time is up', async () => {
    const request = { method: 'POST', path: '/order', body: {}, timeoutMs: 20 } as const
    expect(await sender(() => Promise.reject(new TypeError('Failed to fetch')))(request)).to.deep.equal({
      _tag: 'NoResponse',
    })
    const cut = new ReadableStream({ start: (to) => to.error(new Error('reset')) })
    expect(await sender(async () => new Response(cut))(request)).to.deep.equal({ _tag: 'NoResponse' })
    expect(await sender(never)(request)).to.deep.equal({ _tag: 'NoResponse' })
  })

  it('API-11 calls it not sent only when nothing can have left the device', async () => {
    const { fetch, seen } = answering('{}')
    expect(await sender(fetch, { isOffline: () => true })({ method: 'POST', path: '/order', body: {} })).to.deep.equal({
      _tag: 'NotSent',
      detail: 'offline',
    })
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    expect((await sender(fetch)({ method: 'POST', path: '/', body: circle }))._tag).to.equal('NotSent')
    expect((await sender(fetch)({ method: 'GET', path: '/', headers: { Client: 'line\nbreak' } }))._tag).to.equal(
      'NotSent',
    )
    expect(seen).to.deep.equal([])
  })
})

describe('Ids', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

  it('CART-17 are random version-4 UUIDs, also on a page where randomUUID is missing', () => {
    expect(randomIds(crypto).uuid()).to.match(uuid)
    const plain = randomIds({ getRandomValues: (bytes) => crypto.getRandomValues(bytes) })
    const some = Array.from({ length: 50 }, () => plain.uuid())
    for (const one of some) expect(one).to.match(uuid)
    expect(new Set(some).size).to.equal(50)
  })
})
