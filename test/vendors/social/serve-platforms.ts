import { createHash, randomUUID } from 'node:crypto'
import type { BrowserContext, Route } from '@playwright/test'
import type { JWTPayload } from 'jose'
import { facebookApp, type openIssuer } from './issuer.ts'

export interface Platforms {
  readonly issuer: Awaited<ReturnType<typeof openIssuer>>
  readonly cut: { google: boolean; apple: boolean }
  readonly asked: readonly string[]
}

export const applications = {
  google: { clientId: '123.apps.googleusercontent.com', secret: 'secret-of-the-google-client' },
  apple: { clientId: 'example.noodles.web' },
  facebook: { clientId: facebookApp.appId, secret: facebookApp.appSecret },
} as const

const nina = { firstName: 'Nina', lastName: 'Berg' }

/**
 * Google, Apple and Facebook in the browser, at their real URLs, from their documentation:
 * https://developers.google.com/identity/oauth2/web/reference/js-reference (popup, two callbacks),
 * https://developer.apple.com/documentation/signinwithapplejs (init, then a promise),
 * https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow (redirect dialog). The server's fake
 * issuer signs the tokens. No network access.
 */
export async function servePlatforms(context: BrowserContext, issuer: Platforms['issuer']): Promise<Platforms> {
  const asked: string[] = []
  const cut = { google: false, apple: false }
  const serve = (address: RegExp, answer: (route: Route, url: URL) => Promise<void>) =>
    context.route(address, (route) => {
      const url = new URL(route.request().url())
      asked.push(url.origin + url.pathname)
      return answer(route, url)
    })
  const html = (route: Route, title: string, body: string) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>`,
    })
  const script = (route: Route, isCut: boolean, body: string) =>
    isCut ? route.abort() : route.fulfill({ contentType: 'text/javascript', body })
  const claims = (iss: string, aud: string, more: JWTPayload): JWTPayload => {
    const now = Math.floor(Date.now() / 1_000)
    return { iss, aud, sub: `nina-at-${iss}`, iat: now, exp: now + 3_600, email_verified: true, ...more }
  }

  await serve(/^https:\/\/accounts\.google\.com\/gsi\/client$/, (route) => script(route, cut.google, googleClient))
  await serve(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/, async (route, { searchParams }) => {
    const code = `4/${randomUUID()}`
    const idToken = await issuer.sign({
      claims: claims('https://accounts.google.com', searchParams.get('client_id') ?? '', {
        ...{ email: 'nina@gmail.com', given_name: nina.firstName, family_name: nina.lastName },
      }),
    })
    issuer.giveCode(code, idToken, searchParams.get('redirect_uri') ?? '', applications.google.secret)
    return html(route, 'Sign in with Google', answering({ Continue: { code }, Deny: { error: 'access_denied' } }))
  })

  await serve(/^https:\/\/appleid\.cdn-apple\.com\//, (route) => script(route, cut.apple, appleClient))
  await serve(/^https:\/\/appleid\.apple\.com\/auth\/authorize\?/, async (route, { searchParams }) => {
    const id_token = await issuer.sign({
      claims: claims('https://appleid.apple.com', searchParams.get('client_id') ?? '', {
        ...{ nonce: searchParams.get('nonce') ?? '', email: 'nina@privaterelay.appleid.com' },
      }),
    })
    const authorization = { code: 'c0de', id_token, state: searchParams.get('state') ?? undefined }
    const user = { email: 'nina@privaterelay.appleid.com', name: nina }
    const answers = { Continue: { authorization, user }, Cancel: { error: 'user_cancelled_authorize' } }
    return html(route, 'Sign in with Apple', answering(answers))
  })

  await serve(/^https:\/\/www\.facebook\.com\/v25\.0\/dialog\/oauth\?/, async (route, { searchParams }) => {
    const token = `EAAB${createHash('sha256').update(randomUUID()).digest('hex')}`
    issuer.admit(token, {
      ...{ is_valid: true, app_id: facebookApp.appId, type: 'USER', user_id: '77', expires_at: 0 },
      me: { id: '77', first_name: nina.firstName, last_name: nina.lastName, email: 'nina.berg@example.com' },
    })
    const back = searchParams.get('redirect_uri') ?? ''
    const state = encodeURIComponent(searchParams.get('state') ?? '')
    const link = (name: string, to: string) => `<p><a href="${to.replaceAll('&', '&amp;')}">${name}</a></p>`
    return html(
      route,
      'Log in with Facebook',
      link('Continue', `${back}#access_token=${token}&expires_in=5000&state=${state}`) +
        link('Cancel', `${back}?error=access_denied&error_reason=user_denied&error_code=200&state=${state}#_=_`),
    )
  })
  await serve(/^https:\/\/graph\.facebook\.com\/v25\.0\/me\?/, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { id: '77', name: 'Nina Berg', email: 'nina.berg@example.com' },
    }),
  )
  return { issuer, cut, asked }
}

/** One button per response, posted to the opener. The test closes the popup. */
function answering(answers: Readonly<Record<string, unknown>>): string {
  return Object.entries(answers)
    .map(([name, answer]) => {
      const tell = `opener.postMessage(${JSON.stringify({ answer })}, '*')`
      return `<button onclick="${tell.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${name}</button>`
    })
    .join('')
}

const inWindow = `
  const inWindow = (address, answered, closed, unopened) => {
    const popup = open(address, '_blank', 'popup,width=480,height=600')
    if (popup === null) return unopened()
    const hear = ({ source, data }) => source === popup && end(() => answered(data.answer))
    const end = (then) => { clearInterval(timer); removeEventListener('message', hear); then() }
    const timer = setInterval(() => popup.closed && end(closed), 100)
    addEventListener('message', hear)
  }`

const googleClient = `(() => {${inWindow}
  window.google = { accounts: { oauth2: { initCodeClient: (config) => ({ requestCode: () => {
    const query = new URLSearchParams({
      client_id: config.client_id, scope: config.scope, response_type: 'code', redirect_uri: location.origin,
    })
    inWindow(
      'https://accounts.google.com/o/oauth2/v2/auth?' + query,
      config.callback,
      () => config.error_callback({ type: 'popup_closed' }),
      () => config.error_callback({ type: 'popup_failed_to_open' }),
    )
  } }) } } }
})()`

const appleClient = `(() => {${inWindow}
  let config
  window.AppleID = { auth: {
    init: (given) => { config = given },
    signIn: () => new Promise((done, fail) => {
      const { clientId: client_id, scope, redirectURI: redirect_uri, state = '', nonce } = config
      inWindow(
        'https://appleid.apple.com/auth/authorize?' + new URLSearchParams({ client_id, scope, redirect_uri, state, nonce }),
        (answer) => (answer.error === undefined ? done(answer) : fail(answer)),
        () => fail({ error: 'popup_closed_by_user' }),
        () => fail({ error: 'popup_blocked_by_browser' }),
      )
    }),
  } }
})()`
