import { humanCheckDue } from '../../src-contract/account/patron.ts'
import type { Share } from '../limits/limits.ts'
import type { OrderServer } from '../order-server.ts'
import { refusal } from './refusal-answer.ts'

export const humanCheckRefusal = refusal(403, humanCheckDue, "Please confirm you're not a robot.")

/** Past the limit, requires a human check instead of refusing. */
export function personLimit({ limits, human }: Pick<OrderServer, 'limits' | 'human'>) {
  return async (share: Share, userToken: string | undefined, ip: string): Promise<boolean> =>
    (await limits.consume(share))._tag === 'Allowed' ||
    (userToken !== undefined && (await human.verify({ token: userToken, action: 'signin', ip })) === 'human')
}
