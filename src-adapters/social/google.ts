import { type Either, isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import { text } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'
import type { SocialDoor, SocialGrant, SocialProblem } from '../../src-domain/account/social-door.ts'
import type { LoadScript } from '../../src-domain/payment/load-script.ts'
import { methodOf } from './on-page.ts'
import { googleJs } from './scripts.ts'

export interface GoogleNeeds {
  readonly page: Window & typeof globalThis
  readonly clientId: string
  readonly loadScript: LoadScript
}

type Answer = Either<SocialProblem, SocialGrant>

/**
 * The code is bound to the page's origin (ACCT-46):
 * https://developers.google.com/identity/oauth2/web/reference/js-reference,
 * https://developers.google.com/identity/oauth2/web/guides/error
 */
export function googleDoor({ page, clientId, loadScript }: GoogleNeeds): SocialDoor {
  const initCodeClient = () => methodOf(page, 'google', 'accounts', 'oauth2', 'initCodeClient')
  return {
    prepare: async () => isRight(await loadScript(googleJs, () => initCodeClient() !== undefined)),
    ask: async () => {
      const loaded = await loadScript(googleJs, () => initCodeClient() !== undefined)
      const make = initCodeClient()
      if (isLeft(loaded) || make === undefined) return left({ _tag: 'NotReady' })
      return new Promise<Answer>((done) => {
        try {
          const client = make({
            client_id: clientId,
            scope: 'openid email profile',
            ux_mode: 'popup',
            callback: (response: unknown) => done(codeIn(response, page.location.origin)),
            error_callback: (error: unknown) => done(left(windowProblem(error))),
          })
          const request = methodOf(client, 'requestCode')
          if (request === undefined) done(left({ _tag: 'NotReady' }))
          else request()
        } catch {
          done(left({ _tag: 'NotReady' }))
        }
      })
    },
  }
}

const codeAnswer = shape('a code of Google', { required: { code: text } })
const refused = shape('a refusal of Google', { required: { error: text } })
const broken = shape('an error of a window', { required: { type: text } })

function codeIn(response: unknown, redirectUri: string): Answer {
  const seen = codeAnswer.decode(response)
  if (!isLeft(seen)) return right({ authToken: seen.right.code, authData: { redirectUri } })
  const why = refused.decode(response)
  const detail = isLeft(why) ? 'no code' : why.right.error
  return left(detail === 'access_denied' ? { _tag: 'Denied' } : { _tag: 'Failed', detail })
}

function windowProblem(error: unknown): SocialProblem {
  const seen = broken.decode(error)
  const detail = isLeft(seen) ? 'unknown' : seen.right.type
  return detail === 'popup_closed' ? { _tag: 'Cancelled' } : { _tag: 'Failed', detail }
}
