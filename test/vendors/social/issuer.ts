import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, type GenerateKeyPairResult, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export interface IssuedToken {
  readonly claims: JWTPayload
  readonly kid?: string
}

/**
 * Server endpoints of Google, Apple and Facebook from their documentation: https://www.googleapis.com/oauth2/v3/certs
 * and https://appleid.apple.com/auth/keys are RSA key sets, https://oauth2.googleapis.com/token exchanges a code once,
 * and the graph has `debug_token` and `me`.
 */
export async function openIssuer() {
  pairs ??= Promise.all([generateKeyPair('RS256', { extractable: true }), generateKeyPair('RS256')])
  const [keys, other] = await pairs
  const kid = 'key-of-today'
  const jwk = { ...(await exportJWK(keys.publicKey)), kid, alg: 'RS256', use: 'sig' }
  const codes = new Map<string, { readonly idToken: string; readonly redirectUri: string; readonly secret: string }>()
  const people = new Map<string, FacebookPerson>()
  const asked: string[] = []
  const state = { mode: 'well' as Mode }

  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://vendor')
    asked.push(url.pathname)
    if (state.mode === 'silent') return
    const answer = (status: number, body: unknown) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (state.mode === 'broken') return answer(500, { error: 'internal_failure' })
    switch (url.pathname) {
      case '/oauth2/v3/certs':
      case '/auth/keys':
        return answer(200, { keys: [jwk] })
      case '/token': {
        const parts: Buffer[] = []
        request.on('data', (part: Buffer) => parts.push(part))
        request.on('end', () => {
          const form = new URLSearchParams(Buffer.concat(parts).toString())
          const code = form.get('code') ?? ''
          const kept = codes.get(code)
          codes.delete(code)
          if (kept === undefined) return answer(400, { error: 'invalid_grant' })
          if (form.get('client_secret') !== kept.secret) return answer(401, { error: 'invalid_client' })
          if (form.get('redirect_uri') !== kept.redirectUri) return answer(400, { error: 'redirect_uri_mismatch' })
          return answer(200, { access_token: 'ya29.not-asked-for', expires_in: 3599, id_token: kept.idToken })
        })
        return undefined
      }
      case '/v25.0/debug_token': {
        const token = url.searchParams.get('input_token') ?? ''
        const { access_token: _, me: __, ...data } = { access_token: token, ...(people.get(token) ?? over) }
        return url.searchParams.get('access_token') === appToken
          ? answer(200, { data })
          : answer(400, { error: { type: 'OAuthException', code: 190 } })
      }
      case '/v25.0/me': {
        const person = people.get(url.searchParams.get('access_token') ?? '')
        return person?.me === undefined
          ? answer(400, { error: { type: 'OAuthException', code: 190 } })
          : answer(200, person.me)
      }
      default:
        return answer(404, {})
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    state,
    publicKey: keys.publicKey,
    sign: ({ claims, kid: named = kid }: IssuedToken) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: named }).sign(keys.privateKey),
    forge: ({ claims }: IssuedToken) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(other.privateKey),
    giveCode: (code: string, idToken: string, redirectUri: string, secret: string) =>
      codes.set(code, { idToken, redirectUri, secret }),
    admit: (token: string, person: FacebookPerson) => people.set(token, person),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

/** Once per process: prime generation takes seconds. */
let pairs: Promise<[GenerateKeyPairResult, GenerateKeyPairResult]> | undefined

/** Vendor health: normal, error responses, or no response. */
type Mode = 'well' | 'broken' | 'silent'

export const facebookApp = { appId: '1234567890', appSecret: 'secret-of-the-facebook-app' }
const appToken = `${facebookApp.appId}|${facebookApp.appSecret}`

export interface FacebookPerson {
  readonly is_valid: boolean
  readonly app_id?: string
  readonly type?: string
  readonly user_id?: string
  readonly expires_at?: number
  readonly me?: Readonly<Record<string, string>>
}

const over: FacebookPerson = { is_valid: false }
