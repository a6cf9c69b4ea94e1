import { type ComponentType, useMemo } from 'react'
import { account } from '../messages/account.en.ts'
import { ordering } from '../messages/ordering.en.ts'
import { ownData } from '../messages/own-data.en.ts'
import { withBrandTexts } from '../messages/wording.ts'
import { MoreWords } from '../messages/words-context.tsx'
import { useAccount } from './account-app.ts'
import { AddCardScreen } from './add-card-screen.tsx'
import { PasswordScreen, PhoneScreen } from './credential-screens.tsx'
import { ErasedScreen } from './erased-screen.tsx'
import { OwnDataScreen } from './own-data-screen.tsx'

/** The screens of what few patrons change, with the words that they bring. */
export const laterScreens = {
  phone: withItsWords(PhoneScreen),
  password: withItsWords(PasswordScreen),
  addCard: AddCardScreen,
  data: withItsWords(OwnDataScreen),
  erased: withItsWords(ErasedScreen),
}

function withItsWords(Screen: ComponentType): ComponentType {
  return function Worded() {
    const { texts, locale } = useAccount().cells.facts
    const words = useMemo(
      () => ({
        account: withBrandTexts('account', account, texts, locale),
        ownData: withBrandTexts('ownData', ownData, texts, locale),
        ordering: withBrandTexts('ordering', ordering, texts, locale),
      }),
      [texts, locale],
    )
    return (
      <MoreWords words={words}>
        <Screen />
      </MoreWords>
    )
  }
}
