import { createServer, type IncomingMessage, type Server } from 'node:http'
import { expect } from 'chai'
import { googleAddresses } from '../../../src-adapters/google-maps/gateway.ts'
import { placeFinderContract } from '../../contracts/address-finder.ts'

interface Heard {
  readonly method: string
  readonly url: string
  readonly key: string | undefined
  readonly mask: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}

function part(longText: string, shortText: string, ...types: readonly string[]) {
  return {
    longText,
    shortText,
    types,
    languageCode: 'en',
  }
}

/** Responses as documented for Places API (New), limited by our field masks. */
const conover = {
  location: { latitude: 40.6764, longitude: -74.0147 },
  addressComponents: [
    part('180', '180', 'street_number'),
    part('Conover Street', 'Conover St', 'route'),
    part('Red Hook', 'Red Hook', 'neighborhood', 'political'),
    part('Brooklyn', 'Brooklyn', 'sublocality_level_1', 'sublocality', 'political'),
    part('Kings County', 'Kings County', 'administrative_area_level_2', 'political'),
    part('New York', 'NY', 'administrative_area_level_1', 'political'),
    part('United States', 'US', 'country', 'political'),
    part('11231', '11231', 'postal_code'),
  ],
}
const redHook = {
  location: { latitude: 40.6734, longitude: -74.0083 },
  addressComponents: conover.addressComponents.slice(2),
}
function prediction(placeId: string, text: string) {
  return { placePrediction: { placeId, text: { text } } }
}

function answerTo({ url, body }: Heard): readonly [number, unknown] {
  const path = url.split('?')[0]
  if (path === '/v1/places:autocomplete') {
    const input = String(body['input']).toLowerCase()
    if (input.startsWith('180 conov'))
      return [
        200,
        {
          suggestions: [prediction('ChIJconover', '180 Conover St, Brooklyn, NY 11231, USA'), { queryPrediction: {} }],
        },
      ]
    if (input.startsWith('red ho'))
      return [200, { suggestions: [prediction('ChIJredhook', 'Red Hook, Brooklyn, NY, USA')] }]
    return [200, {}]
  }
  if (path === '/v1/places:searchText') {
    const isConover = String(body['textQuery']).startsWith('180 Conover Street')
    return [200, isConover ? { places: [{ location: conover.location, types: ['premise', 'street_address'] }] } : {}]
  }
  if (path === '/v1/places/ChIJconover') return [200, conover]
  if (path === '/v1/places/ChIJredhook') return [200, redHook]
  return [400, { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'Not a valid Place ID' } }]
}

async function bodyOf(request: IncomingMessage): Promise<Heard['body']> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? {} : JSON.parse(text)
}

describe('Google Places (New)', () => {
  let server: Server
  let origin = ''
  let heard: Heard[] = []
  let fails: number | 'silence' | 'nonsense' | undefined

  before(async () => {
    server = createServer(async (request, response) => {
      const one: Heard = {
        method: request.method ?? '',
        url: request.url ?? '',
        key: request.headers['x-goog-api-key']?.toString(),
        mask: request.headers['x-goog-fieldmask']?.toString(),
        body: await bodyOf(request),
      }
      heard.push(one)
      if (fails === 'silence') return
      if (fails === 'nonsense') {
        response.end('{"suggestions": "none"}')
        return
      }
      const [status, body] = fails === undefined ? answerTo(one) : [fails, {}]
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    origin = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
  })
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    heard = []
    fails = undefined
  })

  const finder = (timeout = 2_000) => googleAddresses({ key: 'demo-key', timeout, fetch, origin })
  const question = { brandId: 'ember', text: '180 conov', orderType: 'delivery', around: [] } as const

  placeFinderContract('Google Places', async () => ({ finder: finder(), brandId: 'ember' }))

  it('API-25 asks only for the fields it needs, with the key in a header, and groups a search by its visit', async () => {
    const visit = '7a0b6d0e-5b1c-4a3e-9d53-0a4c8f2f8b11'
    await finder().suggest({
      ...question,
      visit,
      around: [
        { lat: 40.6, long: -74 },
        { lat: 41, long: -75 },
      ],
    })
    await finder().details('ember', 'ChIJconover', visit)
    const [search, details] = heard
    expect(search).to.deep.include({ method: 'POST', url: '/v1/places:autocomplete', key: 'demo-key' })
    expect(search?.mask).to.equal('suggestions.placePrediction.placeId,suggestions.placePrediction.text.text')
    expect(search?.body).to.deep.equal({
      input: '180 conov',
      includedRegionCodes: ['us'],
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
      sessionToken: visit,
      locationBias: {
        rectangle: { low: { latitude: 40.45, longitude: -75.15 }, high: { latitude: 41.15, longitude: -73.85 } },
      },
    })
    expect(details).to.deep.include({ method: 'GET', key: 'demo-key', mask: 'addressComponents,location' })
    expect(details?.url).to.equal(`/v1/places/ChIJconover?sessionToken=${visit}`)
  })

  it('API-26 an id cannot lead to another address of the service', async () => {
    expect(await finder().details('ember', '../v1/places:searchText', undefined)).to.equal(undefined)
    expect(heard[0]?.url).to.equal('/v1/places/..%2Fv1%2Fplaces%3AsearchText')
  })

  it('LOC-36 rejects when it cannot be asked: refused, silent, or speaking in another shape', async () => {
    const isRejected = async (timeout?: number) =>
      finder(timeout)
        .suggest(question)
        .then(
          () => false,
          (reason: unknown) => !String(reason).includes('demo-key'),
        )
    for (const how of [403, 429, 500, 'nonsense'] as const) {
      fails = how
      expect(await isRejected(), String(how)).to.equal(true)
    }
    fails = 'silence'
    expect(await isRejected(80)).to.equal(true)
  })
})
