import { AddCardScreen } from './add-card-screen.tsx'
import { PasswordScreen, PhoneScreen } from './credential-screens.tsx'
import { ErasedScreen } from './erased-screen.tsx'
import { OwnDataScreen } from './own-data-screen.tsx'
import { withProfileWords } from './with-profile-words.tsx'

export const lazyProfileScreens = {
  phone: withProfileWords(PhoneScreen),
  password: withProfileWords(PasswordScreen),
  addCard: AddCardScreen,
  data: withProfileWords(OwnDataScreen),
  erased: withProfileWords(ErasedScreen),
}
