import { left } from 'fp-ts/lib/Either.js'
import { emptyRedeemForm, redeemCode } from '../../../src-domain/loyalty/redeem-code.ts'
import type { AccountPageActions } from '../../../src-ui/profile/account-app.ts'
import { bring } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import type { AccountPage } from './account-page.ts'

/** A code that goes into the wallet; what speaks with the server of it comes when somebody has one. */
export function redeemLater(
  { cells, container }: AccountPage,
  reload: () => Promise<void>,
): Pick<AccountPageActions, 'redeem' | 'beginRedeem'> {
  return {
    beginRedeem: () => cells.redeem.update(() => emptyRedeemForm),
    redeem: (code, onDone) =>
      void redeemCode({
        redeem: (promotionCode) => () =>
          import('../modules/promo.ts').then(
            ({ promo }) => bring(container, Port.promos, promo).redeem(promotionCode)(),
            // A part that did not come was asked for over the same network.
            () => left({ _tag: 'NoResponse' }),
          ),
        form: cells.redeem,
        reload,
        goBack: onDone,
      })(code),
  }
}
