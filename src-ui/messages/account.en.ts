/** Opening an account, and a forgotten password. */
export const account = {
  forgot: 'Forgot your password?',
  byCode: 'Log in with a code',
  newHere: 'New here?',
  signUp: 'Create an account',
  couldNotOpen: 'This could not be loaded. Please check your connection and try again.',

  passwordLead: ({ email }: { readonly email: string }) => `The password of ${email}, please.`,

  signUpTitle: 'Create an account',
  signUpLead: 'Next time your name and your addresses are there already.',
  /** Whoever mistyped an e-mail sees it (ACCT-17). */
  notRegistered: ({ email }: { readonly email: string }) => `There is no account for ${email} yet. Open one here.`,
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  phoneHint: 'Only for questions about an order',
  password: 'Password',
  passwordHint: 'At least 8 characters. A short sentence is easy to keep in mind.',
  showPassword: 'Show password',
  hasAccount: 'Already have an account?',
  logIn: 'Log in',
  /** The requirements’ own sentences (ACCT-65). */
  /** Over forms that leave nothing open: said once. */
  allRequired: 'All fields are required.',
  firstNameRequired: 'First Name is Required',
  lastNameRequired: 'Last Name is Required',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email',
  fieldsWrong: 'Please look at these fields again:',
  phoneRequired: 'Phone is Required',
  phoneInvalid: 'Phone number is not valid',
  passwordRequired: 'Password is required!',
  passwordShort: 'Password must be at least 8 characters',

  /** Once the account is there (ACCT-42). */
  confirmationTitle: 'Welcome',
  confirmationHeader: ({ name }: { readonly name: string }) => `Your account is ready, ${name}.`,
  confirmationLead: 'You are logged in from here on.',
  goOn: 'Continue',

  forgotTitle: 'Forgot your password?',
  forgotLead: 'Tell us your e-mail, and we send you a code with which you choose a new one.',
  sendCode: 'Send code',
  back: 'Back to log in',
  codeTitle: 'Enter your code',
  codeLead: ({ email }: { readonly email: string }) =>
    `If there is an account for ${email}, a code of six digits is on its way to you. It is good for ten minutes.`,
  code: 'Code',
  codeRequired: 'Code is required',
  codeInvalid: 'Code invalid',
  checkCode: 'Continue',
  change: 'Change e-mail',
  resend: 'Send a new code',
  support: 'No code? Contact us',
  resent: 'A new code is on its way. The old one is no longer good.',
  phoneTitle: 'Your phone',
  phoneLead: 'We send a code by text message, so that we know the number is yours.',
  phoneCodeLead: ({ phone }: { readonly phone: string }) =>
    `A code of six digits is on its way to ${phone}. It is good for ten minutes.`,
  changePhone: 'Change phone',
  updateEmailTitle: 'Your e-mail',
  updateEmailLead: 'Your receipts go there, and you log in with it.',
  emailNotValid: 'Email is not valid',
  emailCodeLead: ({ email }: { readonly email: string }) =>
    `A code of six digits is on its way to ${email}. It is good for ten minutes.`,
  newTitle: 'Choose a new password',
  newLead: ({ email }: { readonly email: string }) => `For ${email}. Everywhere else you will have to log in anew.`,
  newPassword: 'New password',
  confirmation: 'New password again',
  confirmationRequired: 'This Field is required',
  confirmationDifferent: 'Passwords do not match',
  save: 'Save and log in',
  /** The code was right, but a password was not set in time. */
  codeOver: 'Your code is no longer good. Please ask for a new one.',

  problem: {
    EmailTaken: 'There is an account with this e-mail already. Please log in.',
    NoAnswer: 'No answer came. Please check your connection and try again.',
    PersonNotShown: 'We could not verify that you are a person. Please try again.',
    WrongCode: 'The code is not right, or no longer good.',
    NotOffered: 'This is not possible here just now. You can go on as a guest.',
    Failed: 'That did not work. Please try again.',
  },
  weak: {
    common: 'Many people use this password. Please choose another.',
    personal: 'Please choose a password without your name, your e-mail, your phone or ours in it.',
    stolen: 'This password was stolen from somebody elsewhere. Please choose another.',
  },
}
