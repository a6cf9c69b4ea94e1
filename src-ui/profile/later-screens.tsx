import { AddCardScreen } from './add-card-screen.tsx'
import { PasswordScreen, PhoneScreen } from './credential-screens.tsx'
import { ErasedScreen } from './erased-screen.tsx'
import { OwnDataScreen } from './own-data-screen.tsx'
import { withItsWords } from './with-its-words.tsx'

/** The screens of what few patrons change, with the words that they bring. */
export const laterScreens = {
  phone: withItsWords(PhoneScreen),
  password: withItsWords(PasswordScreen),
  addCard: AddCardScreen,
  data: withItsWords(OwnDataScreen),
  erased: withItsWords(ErasedScreen),
}
