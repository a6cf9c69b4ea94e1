import { createHash, createHmac } from 'node:crypto'
import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import { exportSPKI, type JWTPayload, SignJWT } from 'jose'
import { appleKeys, appleVerifier } from '../../../src-adapters/social/gateway-apple.ts'
import { googleKeys, googleVerifier } from '../../../src-adapters/social/gateway-google.ts'
import type { SocialVerifier } from '../../../src-domain/account/social-verifier.ts'
import { openIssuer } from '../../vendors/social/issuer.ts'

const now = Date.parse('2026-11-23T16:00:00Z')
const clock = { now: () => now }
const seconds = now / 1_000
const nonce = 'a-secret-of-the-page'
const hashed = (secret: string) => createHash('sha256').update(secret).digest('base64url')
const clientSecret = 'secret-of-the-google-client'
const page = 'https://noodles.example'

const platforms = {
  google: { issuer: 'https://accounts.google.com', clientId: 'noodles.apps.googleusercontent.com' },
  apple: { issuer: 'https://appleid.apple.com', clientId: 'example.noodles.web' },
} as const

type Issuer = Awaited<ReturnType<typeof openIssuer>>

function claimsOf(platform: keyof typeof platforms, more: JWTPayload = {}): JWTPayload {
  const { issuer, clientId } = platforms[platform]
  return {
    ...{ iss: issuer, aud: clientId, sub: 'sub-of-nina', iat: seconds - 5, exp: seconds + 3_600 },
    ...{ nonce: hashed(nonce), email: 'nina@gmail.com', email_verified: true },
    ...more,
  }
}

function verifiersOf(origin: string, timeout = 30_000): Readonly<Record<keyof typeof platforms, SocialVerifier>> {
  const keys = { google: googleKeys(origin, timeout), apple: appleKeys(origin, timeout) }
  const { google, apple } = platforms
  return {
    google: googleVerifier({ clientId: google.clientId, clientSecret, keys: keys.google, clock, timeout, origin }),
    apple: appleVerifier({ clientId: apple.clientId, keys: keys.apple, clock }),
  }
}

const notGenuine = { _tag: 'Left', left: { _tag: 'NotGenuine' } }
const away = { _tag: 'Left', left: { _tag: 'Away' } }

function unsigned(claims: JWTPayload): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

/** Signs with the public key as an HMAC secret, which fools a verifier that trusts the token's algorithm. */
async function signedByPublicKey(issuer: Issuer, claims: JWTPayload): Promise<string> {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'HS256', kid: 'key-of-today' })}.${part(claims)}`
  const secret = await exportSPKI(issuer.publicKey)
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

async function withOtherPayload(issuer: Issuer, claims: JWTPayload): Promise<string> {
  const [head, , signature] = (await issuer.sign({ claims })).split('.')
  const payload = Buffer.from(JSON.stringify({ ...claims, sub: 'sub-of-somebody-else' })).toString('base64url')
  return [head, payload, signature].join('.')
}

type Forger = (issuer: Issuer, platform: keyof typeof platforms) => Promise<string> | string
const changed =
  (more: JWTPayload): Forger =>
  (issuer, platform) =>
    issuer.sign({ claims: claimsOf(platform, more) })
const without =
  (name: string): Forger =>
  (issuer, platform) => {
    const { [name]: _, ...claims } = claimsOf(platform)
    return issuer.sign({ claims })
  }

const forged: Readonly<Record<string, Forger>> = {
  'of another issuer': changed({ iss: 'https://accounts.example' }),
  'of an issuer that begins alike': changed({ iss: 'https://accounts.google.com.example' }),
  'without an issuer': without('iss'),
  'for another application': changed({ aud: 'somebody-elses-application' }),
  'for several applications': (issuer, platform) =>
    issuer.sign({ claims: claimsOf(platform, { aud: [platforms[platform].clientId, 'another'] }) }),
  'without an audience': without('aud'),
  'that is over': changed({ iat: seconds - 500, exp: seconds - 61 }),
  'that never ends': without('exp'),
  'not yet valid': changed({ nbf: seconds + 61 }),
  'from the future': changed({ iat: seconds + 120 }),
  'kept for longer than a sign-in takes': changed({ iat: seconds - 661 }),
  'that does not say when it was made': without('iat'),
  'without a name of the person': without('sub'),
  'with an empty name of the person': changed({ sub: '' }),
  'signed by another key': (issuer, platform) => issuer.forge({ claims: claimsOf(platform) }),
  'naming a key that nobody has': (issuer, platform) =>
    issuer.sign({ claims: claimsOf(platform), kid: 'key-of-nobody' }),
  'with alg none': (_, platform) => unsigned(claimsOf(platform)),
  'with HS256 and the public key': (issuer, platform) => signedByPublicKey(issuer, claimsOf(platform)),
  'with HS256 and a secret of the forger’s own': async (_, platform) =>
    new SignJWT(claimsOf(platform)).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32)),
  'whose payload was changed': (issuer, platform) => withOtherPayload(issuer, claimsOf(platform)),
  'without its signature': async (issuer, platform) =>
    `${(await issuer.sign({ claims: claimsOf(platform) })).split('.').slice(0, 2).join('.')}.`,
  'without a nonce': without('nonce'),
  'with the nonce of another sign-in': changed({ nonce: hashed('another-secret') }),
  'with the secret itself for a nonce': changed({ nonce }),
  'of the other platform': (issuer, platform) =>
    issuer.sign({ claims: claimsOf(platform === 'google' ? 'apple' : 'google') }),
  'that is no token': () => 'not-a-token',
  'that is empty': () => '',
}

describe('Tokens of Google and Apple', () => {
  let issuer: Issuer
  beforeEach(async () => {
    issuer = await openIssuer()
  })
  afterEach(() => issuer.close())

  for (const platform of ['google', 'apple'] as const) {
    const shown = (authToken: string) => verifiersOf(issuer.origin)[platform]({ authToken, nonce })

    it(`API-17 a token of ${platform} for this brand names the person`, async () => {
      const person = await shown(await issuer.sign({ claims: claimsOf(platform) }))
      expect(person).to.deep.equal({
        _tag: 'Right',
        right: { subject: 'sub-of-nina', email: 'nina@gmail.com', isEmailVerified: true },
      })
    })

    for (const [what, forge] of Object.entries(forged))
      it(`API-17 a token of ${platform} ${what} names nobody`, async () => {
        expect(await shown(await forge(issuer, platform))).to.deep.equal(notGenuine)
      })

    it(`API-17 a token of ${platform} opens nothing without the secret that its nonce is the hash of`, async () => {
      const authToken = await issuer.sign({ claims: claimsOf(platform) })
      const verify = verifiersOf(issuer.origin)[platform]
      expect(await verify({ authToken })).to.deep.equal(notGenuine)
      expect(await verify({ authToken, nonce: hashed(nonce) })).to.deep.equal(notGenuine)
    })

    it(`API-17 an e-mail that ${platform} has not verified is not told`, async () => {
      for (const email_verified of [false, 'false']) {
        const person = await shown(await issuer.sign({ claims: claimsOf(platform, { email_verified }) }))
        expect(person).to.deep.equal({ _tag: 'Right', right: { subject: 'sub-of-nina', isEmailVerified: false } })
      }
    })

    it(`API-17 while the keys of ${platform} cannot be had nobody is refused as a forger`, async () => {
      const authToken = await issuer.sign({ claims: claimsOf(platform) })
      issuer.state.mode = 'broken'
      expect(await shown(authToken)).to.deep.equal(away)
      issuer.state.mode = 'silent'
      const verify = verifiersOf(issuer.origin, 50)[platform]
      expect(await verify({ authToken, nonce })).to.deep.equal(away)
      await issuer.close()
      expect(await shown(authToken)).to.deep.equal(away)
    })

    it(`API-17 the keys of ${platform} are asked for once, and not again for whoever names unknown ones`, async () => {
      const verify = verifiersOf(issuer.origin)[platform]
      const authToken = await issuer.sign({ claims: claimsOf(platform) })
      for (let i = 0; i < 3; i += 1) expect(isRight(await verify({ authToken, nonce }))).to.equal(true)
      const unknown = await issuer.sign({ claims: claimsOf(platform), kid: 'key-of-nobody' })
      await verify({ authToken: unknown, nonce })
      expect(issuer.asked).to.have.length(1)
    })
  }

  it('API-17 Google answers for its own mailboxes and its organisations’, and for no other address', async () => {
    const told = async (more: JWTPayload) =>
      verifiersOf(issuer.origin).google({ authToken: await issuer.sign({ claims: claimsOf('google', more) }), nonce })
    const person = (email: string, isEmailVerified: boolean) => ({
      _tag: 'Right',
      right: { subject: 'sub-of-nina', email, isEmailVerified },
    })
    const elsewhere = 'nina@mail.example'
    expect(await told({ email: elsewhere })).to.deep.equal(person(elsewhere, false))
    expect(await told({ email: elsewhere, hd: 'mail.example' })).to.deep.equal(person(elsewhere, true))
    expect(await told({ email: 'nina@gmail.com.example' })).to.deep.equal(person('nina@gmail.com.example', false))
  })

  it('API-17 Apple writes that an e-mail is verified as a word too', async () => {
    const authToken = await issuer.sign({ claims: claimsOf('apple', { email_verified: 'true' }) })
    const person = await verifiersOf(issuer.origin).apple({ authToken, nonce })
    expect(person).to.have.nested.property('right.isEmailVerified', true)
  })

  describe('codes of Google', () => {
    const exchange = (code: string, redirectUri = page) =>
      verifiersOf(issuer.origin).google({ authToken: code, redirectUri })

    it('API-17, ACCT-46 a code names the person, once', async () => {
      const claims = claimsOf('google', { given_name: 'Nina', family_name: 'Berg' })
      issuer.giveCode('4/code', await issuer.sign({ claims }), page, clientSecret)
      expect(await exchange('4/code')).to.deep.equal({
        _tag: 'Right',
        right: {
          ...{ subject: 'sub-of-nina', email: 'nina@gmail.com', isEmailVerified: true },
          ...{ firstName: 'Nina', lastName: 'Berg' },
        },
      })
      expect(await exchange('4/code')).to.deep.equal(notGenuine)
    })

    it('API-17 a code of another page, or for a token that is not ours, names nobody', async () => {
      const give = async (more: JWTPayload = {}) =>
        issuer.giveCode('4/code', await issuer.sign({ claims: claimsOf('google', more) }), page, clientSecret)
      await give()
      expect(await exchange('4/code', 'https://elsewhere.example')).to.deep.equal(notGenuine)
      await give({ aud: 'another' })
      expect(await exchange('4/code')).to.deep.equal(notGenuine)
      expect(await exchange('4/never-given')).to.deep.equal(notGenuine)
    })

    it('API-17 while codes cannot be exchanged, by our fault or by Google’s, nobody is refused as a forger', async () => {
      issuer.giveCode('4/code', await issuer.sign({ claims: claimsOf('google') }), page, 'the secret of before')
      expect(await exchange('4/code')).to.deep.equal(away)
      issuer.state.mode = 'broken'
      expect(await exchange('4/code')).to.deep.equal(away)
    })
  })
})
