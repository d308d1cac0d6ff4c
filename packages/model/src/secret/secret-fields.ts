import { firstCharacters } from "@understudy/base";

/** Shown instead of a secret. */
export const mask = "••••••••";

const longestName = 1_000;

// “cardNumber”, “card_number” and “Card number” are the same name.
function wordsOf(text: string): string {
  return firstCharacters(text, longestName)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
}

const list = (text: string) =>
  text
    .trim()
    .split(/\s*[,\n]\s*/)
    .map(wordsOf)
    .filter((words) => words !== "");

/** Sensitive wherever they occur, also within a longer word. */
const passwordWords = list(`
  password, passwd, passphrase, passcode
  contraseña, palabra de paso
  palavra passe
  passwort, kennwort, passphrase
  mot de passe, motdepasse
  wachtwoord
  hasło
  пароль, секретное слово
  密码, 密碼, 口令, 验证码, 驗證碼, 安全码, 卡号
  パスワード, 暗証番号, 認証コード, セキュリティコード, カード番号
  비밀번호, 암호, 인증번호, 카드번호
  şifre, parola
  كلمة المرور, كلمة السر, الرقم السري, رمز التحقق, رقم البطاقة
  पासवर्ड, कूटशब्द, कार्ड नंबर
  পাসওয়ার্ড
  kata sandi
  رمز عبور, پاس ورڈ
  mật khẩu
`);

/** Sensitive as whole words, with or without a number after them. */
const secretWords = list(`
  pwd, pin, pin code, otp, totp, cvv, cvv2, cvc, cvc2, csc, ssn, secret, token, social security
  senha, clave, code pin, access key
  user pass, login pass, account pass, admin pass, wp pass, current pass, new pass, old pass, confirm pass
  card number, card no, card csc, cc num, cc number, cc no, cc csc
  security code, verification code, auth code, 2fa code, mfa code, one time, one time code
  código de seguridad, código de verificación, número de tarjeta
  código de segurança, código de verificação, número do cartão
  sicherheitscode, bestätigungscode, prüfnummer, prüfziffer, kartenprüfnummer, kartennummer, kreditkartennummer
  code de sécurité, code de vérification, code de confirmation, cryptogramme, numéro de carte
  codice di sicurezza, codice di verifica, numero di carta, numero carta
  beveiligingscode, verificatiecode, kaartnummer
  kod zabezpieczający, kod weryfikacyjny, numer karty
  код безопасности, код подтверждения, код из смс, пин код, номер карты
  güvenlik kodu, doğrulama kodu, kart numarası
  kode verifikasi, kode keamanan, nomor kartu
`);

/** Names in any spelling, such as “creditcardnumber” and “credit_card_number”. */
const joinedNames = list(`
  cardnum, cardcvv, cardcvc, cardcode, cardpin
  accesstoken, refreshtoken, authtoken, idtoken, sessiontoken, bearertoken
  clientsecret, appsecret, secretkey, privatekey, apikey, signingkey, encryptionkey
  smscode, recoverycode, backupcode, securitycode, verificationcode, onetimecode, otpcode, mfacode, resetcode, pincode
  recoveryphrase, seedphrase, mnemonicphrase
`);

const asWord = new RegExp(String.raw`(?<![\p{L}\d])(?:${secretWords.join("|")}) ?\d*(?![\p{L}\d])`, "u");

function namesSecret(text: string | null): boolean {
  if (text === null) return false;
  const words = wordsOf(text);
  if (words === "pass" || words.includes("name pass") || asWord.test(words)) return true;
  if (passwordWords.some((word) => words.includes(word))) return true;
  const joined = words.replaceAll(" ", "");
  return joinedNames.some((name) => joined.includes(name));
}

interface Field {
  type: string | null;
  selector: string | null;
  description?: string | null;
}

/** Whether a field probably holds a password, card number or code. Rather too often than too rarely. */
export function isSecretField({ type, selector, description = null }: Field): boolean {
  return namesSecret(selector) || namesSecret(description) || wordsOf(type ?? "") === "password";
}

const typing = /^(?:input|type|fill|change|key ?(?:down|up|press)|press|set ?value|enter|paste|password)\b/;

/** Whether a recorded step types into a sensitive field; clicking “Forgot password?” doesn't. */
export function typesSecret(step: Field): boolean {
  const type = wordsOf(step.type ?? "");
  return (type === "" || typing.test(type)) && isSecretField(step);
}

// `password=hunter2`, `"password": "hunter2"`, `password: hunter2`, also URL- or HTML-encoded, each without its value.
const assigned =
  /(?<![\p{L}\d_.-])[\p{L}\d_.-]{2,200}(?:\\{0,7}["']|%22|&quot;)?\s{0,3}(?:[=:]|%3[AD])\s{0,3}/giu;

// The closing quote is missing where a message was cut off.
const value =
  /\\{1,7}"[^"\\\n]{1,2000}(?:\\{1,7}")?|&quot;[^&\n]{1,2000}(?:&quot;)?|"(?:\\.|[^"\\\n]){1,2000}"?|'[^'\n]{1,2000}'?|[^\s"'&,;]{1,2000}/y;

// Single quotes are also apostrophes, so they need their closing quote.
const quoted =
  /"(?:\\.|[^"\\\n]){1,2000}"?|'(?:\\.|[^'\\\n]){1,200}'|'[^'\n]{1,2000}'|`[^`\n]{1,2000}`|“[^“”\n]{1,2000}”/g;

/** Masks the values after the names of sensitive fields. */
function maskNamedValues(message: string, selector: string | null): string {
  let masked = "";
  let shown = 0;
  for (const { 0: name, index } of message.matchAll(assigned)) {
    value.lastIndex = index + name.length;
    if (index < shown || !namesSecret(name) || !value.test(message)) continue;
    if (message.slice(index + name.length, value.lastIndex) === selector) continue;
    masked += message.slice(shown, index + name.length) + mask;
    shown = value.lastIndex;
  }
  return masked + message.slice(shown);
}

/**
 * Masks values after the name of a sensitive field, and everything in quotes when the step failed on a sensitive field.
 * The selector itself is no secret.
 */
export function maskAssignments(message: string, selector: string | null): string {
  const named = maskNamedValues(message, selector);
  if (!isSecretField({ type: null, selector })) return named;
  return named.replace(quoted, (text) => (text.slice(1, -1) === selector ? text : mask));
}

// In CSS and XPath: `[value="…"]`, `[@value="…"]`, `contains(@value, "…")`.
const valueAttribute =
  /((?:\[\s*|@)value\s*(?:[~|^$*!]?=|,)\s*)(?:"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|(?:\\.|[^\]\\])*)/gis;

/** Masks the value that the selector of a sensitive field compares with. */
export function maskSelectorValue(selector: string | null): string | null {
  if (!selector?.includes("value") || !isSecretField({ type: null, selector })) return selector;
  return selector.replace(valueAttribute, `$1"${mask}"`);
}
