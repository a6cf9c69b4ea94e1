import { AddCardScreen } from './add-card-screen.tsx'
import { PasswordScreen, PhoneScreen } from './credential-screens.tsx'
import { ErasedScreen } from './erased-screen.tsx'
import { OwnDataScreen } from './own-data-screen.tsx'
import { withWords } from './with-words.tsx'

export const laterScreens = {
  phone: withWords(PhoneScreen),
  password: withWords(PasswordScreen),
  addCard: AddCardScreen,
  data: withWords(OwnDataScreen),
  erased: withWords(ErasedScreen),
}
