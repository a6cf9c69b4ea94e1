/** Leaked passwords, without surrounding digits and signs. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password passwords passw passwort pass passcode passphrase contrasena contraseña motdepasse clave secret secreto
  secrets changeme letmein letmeinnow welcome bienvenido login logon signin admin administrator root superuser guest
  user username test tester testing default temp temporary demo sample example mypassword newpassword thepassword
  nopassword yourpassword passwordpassword access accessdenied trustno trustme opensesame abracadabra
  qwerty qwertyui qwertyuiop qwertz azerty azertyuiop qazwsx qazwsxedc zxcvbnm zxcvbn asdfgh asdfghjkl asdfasdf qweasd
  qweasdzxc wasd dvorak abcdef abcdefg abcdefgh abcd abcabc xyz xyzzy
  iloveyou iloveu iloveme teamo tequiero lovely lover loveyou loveme lovelove forever foreverlove sweetheart sweetie
  sunshine princess princesa prince queen king angel angels babygirl babyboy baby honey beautiful gorgeous butterfly
  flower flowers rainbow unicorn dragon monkey tigger tiger lion bear panda kitten kitty doggy puppy shadow buster
  whiskers ginger pepper cookie cookies chocolate banana cherry orange apple strawberry peanut pumpkin pickle cheese
  pizza taco tacos burger ramen noodle noodles sushi soup dinner lunch breakfast coffee restaurant delivery takeout
  spring summer autumn fall winter verano invierno primavera otoño monday tuesday wednesday thursday friday saturday
  sunday january february march april june july august september october november december
  football baseball basketball soccer hockey futbol liverpool chelsea arsenal barcelona realmadrid yankees cowboys
  steelers lakers eagles packers raiders broncos dolphins rangers tigers
  superman batman spiderman ironman starwars startrek pokemon pikachu naruto minecraft fortnite roblox harrypotter
  hogwarts voldemort gandalf matrix mustang ferrari porsche corvette mercedes harley yamaha
  michael jennifer jessica ashley daniel andrew joshua matthew robert thomas jordan hunter charlie george nicole
  michelle anthony william maria carlos alejandro
  america california texas florida newyork london paris mexico spain freedom liberty patriot jesus jesuschrist
  godisgood blessed heaven faith
  computer internet samsung google facebook instagram iphone android windows microsoft amazon netflix spotify
  whatever nothing nobody anything something killer master hello hellohello helloworld hola goodbye good morning
  fuckyou fuckoff asshole biteme nopass none null undefined metallica nirvana slipknot eminem maverick phoenix merlin
  cocacola snoopy mickey minnie scooby simpson diamond silver golden crystal purple yellow black white greenday
  lucky success money dollar million victory winner champion hunting fishing camping soldier marine thunder
  `
    .trim()
    .split(/\s+/),
)
