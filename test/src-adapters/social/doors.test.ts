import { createHash, webcrypto } from 'node:crypto'
import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { JSDOM } from 'jsdom'
import { appleDoor } from '../../../src-adapters/social/apple.ts'
import { facebookDoor, facebookGrant, readFacebookReturn } from '../../../src-adapters/social/facebook.ts'
import { googleDoor } from '../../../src-adapters/social/google.ts'
import type { RedirectStates } from '../../../src-adapters/social/redirect-states.ts'
import { appleJs, googleJs } from '../../../src-adapters/social/scripts.ts'
import type { LoadScript } from '../../../src-domain/payment/load-script.ts'

type Page = Window & typeof globalThis

function aPage(vendor: Readonly<Record<string, unknown>> = {}) {
  const { window } = new JSDOM('', { url: 'https://noodles.example/location/red-hook/pickup?type=x' })
  const page: Page = Object.create(null, {
    location: { value: window.location },
    crypto: { value: webcrypto },
    btoa: { value: (text: string) => window.btoa(text) },
  })
  const asked: string[] = []
  const loadScript: LoadScript = async (address, hasDefined = () => true) => {
    asked.push(address)
    Object.assign(page, vendor)
    return hasDefined() ? right(undefined) : left({ _tag: 'Unavailable', cause: 'load' })
  }
  return { page, loadScript, asked }
}

const states: RedirectStates = {
  begin: (source, location) => `${source} at ${location}`,
  end: (source, state) => (state?.startsWith(source) === true ? state.slice(`${source} at `.length) : undefined),
}

describe('Google’s window', () => {
  type Config = Readonly<Record<string, unknown>>
  const open = (answer: (config: Config) => void) => {
    const configs: Config[] = []
    const initCodeClient = (config: Config) => {
      configs.push(config)
      return { requestCode: () => answer(config) }
    }
    const { page, loadScript, asked } = aPage({ google: { accounts: { oauth2: { initCodeClient } } } })
    return { door: googleDoor({ page, clientId: 'a-client', loadScript }), configs, asked }
  }
  const call = (config: Config, name: string, word: unknown) => {
    const callback = config[name]
    if (typeof callback === 'function') callback(word)
  }

  it('ACCT-46 gives a code for this page’s origin', async () => {
    const { door, configs, asked } = open((config) => call(config, 'callback', { code: '4/code', scope: 'openid' }))
    expect(await door.prepare()).to.equal(true)
    expect(await door.ask()).to.deep.equal(
      right({ authToken: '4/code', authData: { redirectUri: 'https://noodles.example' } }),
    )
    expect(configs[0]).to.deep.include({ client_id: 'a-client', ux_mode: 'popup', scope: 'openid email profile' })
    expect(new Set(asked)).to.deep.equal(new Set([googleJs]))
  })

  const problems: readonly (readonly [string, string, unknown, unknown])[] = [
    ['ACCT-50 says that it was closed', 'error_callback', { type: 'popup_closed' }, { _tag: 'Cancelled' }],
    ['ACCT-51 says that the person refused', 'callback', { error: 'access_denied' }, { _tag: 'Denied' }],
    [
      'ACCT-52 could not be opened',
      'error_callback',
      { type: 'popup_failed_to_open' },
      { _tag: 'Failed', detail: 'popup_failed_to_open' },
    ],
    ['ACCT-52 has another error', 'callback', { error: 'invalid_scope' }, { _tag: 'Failed', detail: 'invalid_scope' }],
    ['ACCT-52 has an error of no known kind', 'error_callback', 'what', { _tag: 'Failed', detail: 'unknown' }],
    ['ACCT-52 gives nothing', 'callback', {}, { _tag: 'Failed', detail: 'no code' }],
  ]
  for (const [what, name, word, problem] of problems)
    it(what, async () => {
      const { door } = open((config) => call(config, name, word))
      expect(await door.ask()).to.deep.equal(left(problem))
    })

  it('ACCT-52 is not ready where the script does not come, defines something else, or throws', async () => {
    const { page, loadScript } = aPage({ google: {} })
    const missing = googleDoor({ page, clientId: 'a-client', loadScript })
    expect(await missing.prepare()).to.equal(false)
    expect(await missing.ask()).to.deep.equal(left({ _tag: 'NotReady' }))
    const broken = open(() => {
      throw new Error('invalid client')
    })
    expect(await broken.door.ask()).to.deep.equal(left({ _tag: 'NotReady' }))
  })
})

describe('Apple’s window', () => {
  type Config = Readonly<Record<string, unknown>>
  const open = (signIn: (config: Config) => unknown) => {
    const configs: Config[] = []
    const auth = {
      init: (config: Config) => void configs.push(config),
      signIn: async () => signIn(configs.at(-1) ?? {}),
    }
    const { page, loadScript, asked } = aPage({ AppleID: { auth } })
    return { door: appleDoor({ page, clientId: 'example.noodles', loadScript, states }), configs, asked }
  }
  const authorization = (config: Config) => ({ code: 'c', id_token: 'an-id-token', state: config['state'] })

  it('ACCT-48, ACCT-34, ACCT-33 asks for name and e-mail, and gives the token with what Apple told the first time', async () => {
    const user = { email: 'nina@example.com', name: { firstName: 'Nina', lastName: 'Berg' } }
    const { door, configs, asked } = open((config) => ({ authorization: authorization(config), user }))
    expect(await door.prepare()).to.equal(true)
    const given = await door.ask()
    expect(configs[0]).to.deep.include({
      ...{ clientId: 'example.noodles', scope: 'name email', usePopup: true },
      redirectURI: 'https://noodles.example/sign-in/apple',
    })
    expect(given).to.have.nested.property('right.authToken', 'an-id-token')
    expect(given)
      .to.have.nested.property('right.authData')
      .that.includes({
        ...{ userEmail: 'nina@example.com', userFullname: 'Nina Berg' },
      })
    expect(given).to.have.nested.property('right.known').that.deep.equals({ firstName: 'Nina', lastName: 'Berg' })
    expect(new Set(asked)).to.deep.equal(new Set([appleJs]))
  })

  it('ACCT-34 takes a full name as the documents have it, and none the second time', async () => {
    const first = open((config) => ({ authorization: authorization(config), user: { fullName: 'Nina Berg' } }))
    expect(await first.door.ask()).to.have.nested.property('right.authData.userFullname', 'Nina Berg')
    const second = open((config) => ({ authorization: authorization(config) }))
    const given = await second.door.ask()
    expect(given).to.have.nested.property('right.known').that.deep.equals({})
    expect(given).to.have.nested.property('right.authData').that.has.all.keys('nonce')
  })

  it('API-17 gives Apple the hash of a secret that the page keeps, another one each time', async () => {
    const { door, configs } = open((config) => ({ authorization: authorization(config) }))
    const secrets: string[] = []
    for (let i = 0; i < 2; i += 1) {
      const given = await door.ask()
      const secret = given._tag === 'Right' ? (given.right.authData?.nonce ?? '') : ''
      expect(configs[i]?.['nonce']).to.equal(createHash('sha256').update(secret).digest('base64url'))
      secrets.push(secret)
    }
    expect(secrets[0]).to.have.length(43)
    expect(secrets[0]).not.to.equal(secrets[1])
  })

  it('ACCT-49 an answer with another state is none', async () => {
    const { door } = open((config) => ({ authorization: { ...authorization(config), state: 'another' } }))
    expect(await door.ask()).to.deep.equal(left({ _tag: 'Failed', detail: 'another state' }))
  })

  const refusals: readonly (readonly [unknown, unknown])[] = [
    [{ error: 'popup_closed_by_user' }, { _tag: 'Cancelled' }],
    [{ error: 'user_cancelled_authorize' }, { _tag: 'Cancelled' }],
    [{ error: 'user_trigger_new_signin_flow' }, { _tag: 'Cancelled' }],
    [{ error: 'popup_blocked_by_browser' }, { _tag: 'Failed', detail: 'popup_blocked_by_browser' }],
    [{ error: 'invalid_client' }, { _tag: 'Failed', detail: 'invalid_client' }],
    [new Error('broken'), { _tag: 'Failed', detail: 'broken' }],
    ['what', { _tag: 'Failed', detail: 'unknown' }],
  ]
  for (const [reason, problem] of refusals)
    it(`ACCT-53 tells ${JSON.stringify(Object(reason).error ?? String(reason))} as what it is`, async () => {
      const { door } = open(() => {
        throw reason
      })
      expect(await door.ask()).to.deep.equal(left(problem))
    })

  it('ACCT-53 is not ready where the script does not come, and fails where it answers something else', async () => {
    const { page, loadScript } = aPage()
    const missing = appleDoor({ page, clientId: 'example.noodles', loadScript, states })
    expect(await missing.prepare()).to.equal(false)
    expect(await missing.ask()).to.deep.equal(left({ _tag: 'NotReady' }))
    const { door } = open(() => ({ authorization: {} }))
    expect(await door.ask()).to.deep.equal(left({ _tag: 'Failed', detail: 'not understood' }))
  })
})

describe('Facebook’s dialog', () => {
  it('ACCT-47 is a page that is asked for a token, and for name and e-mail', () => {
    const went: string[] = []
    const location = {
      ...{ origin: 'https://noodles.example', pathname: '/menu', search: '?a=b' },
      assign: (to: string) => void went.push(to),
    }
    const page: Page = Object.assign(Object.create(null), { location })
    void facebookDoor({ page, clientId: '123', states }).ask()
    const { origin, pathname, searchParams } = new URL(went[0] ?? '')
    expect(origin + pathname).to.match(/^https:\/\/www\.facebook\.com\/v\d+\.0\/dialog\/oauth$/)
    expect(Object.fromEntries(searchParams)).to.deep.equal({
      ...{ client_id: '123', response_type: 'token', scope: 'public_profile,email' },
      redirect_uri: 'https://noodles.example/sign-in/facebook',
      state: 'facebook at /menu?a=b',
    })
  })

  it('ACCT-49 is not gone to where no state can be kept', async () => {
    const { page } = aPage()
    const door = facebookDoor({ page, clientId: '123', states: { ...states, begin: () => undefined } })
    expect(await door.ask()).to.have.nested.property('left._tag', 'Failed')
    expect(await door.prepare()).to.equal(true)
  })

  const state = encodeURIComponent('facebook at /menu')
  it('ACCT-49 leads back with a token that was asked for, and to where the person was', () => {
    const hash = `#access_token=EAAB&data_access_expiration_time=1&expires_in=5000&state=${state}`
    expect(readFacebookReturn({ hash, search: '' }, states)).to.deep.equal({ location: '/menu', grant: right('EAAB') })
    expect(readFacebookReturn({ hash: '', search: '' }, states)).to.equal(undefined)
  })

  it('ACCT-49 a token with another state, or without one, gives nothing', () => {
    for (const other of ['', '&state=', '&state=another', `&state=${encodeURIComponent('apple at /menu')}`])
      expect(readFacebookReturn({ hash: `#access_token=EAAB${other}`, search: '' }, states), other).to.deep.equal({
        location: undefined,
        grant: left({ _tag: 'Failed', detail: 'another state' }),
      })
  })

  it('ACCT-47 tells a refusal from a failure', () => {
    const back = (search: string) =>
      readFacebookReturn({ hash: '#_=_', search: `${search}&state=${state}` }, states)?.grant
    expect(back('?error=access_denied&error_reason=user_denied&error_code=200')).to.deep.equal(left({ _tag: 'Denied' }))
    expect(back('?error=server_error')).to.deep.equal(left({ _tag: 'Failed', detail: 'server_error' }))
  })

  describe('its graph', () => {
    const asked: string[] = []
    const graph = (answer: () => Promise<Response>) => ({
      fetch: async (address: string | URL | Request) => {
        asked.push(String(address))
        return answer()
      },
      AbortSignal,
    })
    const json =
      (body: unknown, status = 200) =>
      async () =>
        new Response(JSON.stringify(body), { status })

    it('ACCT-54, ACCT-33 tells the id for a back end, and what fills in the form', async () => {
      const me = { id: '77', name: 'Nina van den Berg', email: 'nina@example.com' }
      expect(await facebookGrant(graph(json(me)), 'EAAB')).to.deep.equal({
        authToken: 'EAAB',
        authData: { userId: '77' },
        known: { firstName: 'Nina', lastName: 'van den Berg', email: 'nina@example.com' },
      })
      const { origin, pathname, searchParams } = new URL(asked[0] ?? '')
      expect(origin).to.equal('https://graph.facebook.com')
      expect(pathname).to.match(/\/me$/)
      expect(Object.fromEntries(searchParams)).to.deep.equal({ fields: 'id,name,email', access_token: 'EAAB' })
    })

    it('ACCT-54 a token goes to the server without the id where the graph cannot be asked', async () => {
      const nobody = { authToken: 'EAAB' }
      expect(await facebookGrant(graph(json({ error: { code: 190 } }, 400)), 'EAAB')).to.deep.equal(nobody)
      expect(await facebookGrant(graph(json({ id: '77' }, 500)), 'EAAB')).to.deep.equal(nobody)
      expect(
        await facebookGrant(
          graph(() => Promise.reject(new Error('blocked'))),
          'EAAB',
        ),
      ).to.deep.equal(nobody)
    })
  })
})
