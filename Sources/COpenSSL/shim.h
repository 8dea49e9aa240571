#pragma once

#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>
#include <stddef.h>
#include <string.h>

// The key parameters are built with macros for names and with OSSL_PARAM arrays, which Swift cannot use.
// Answers a key that the caller frees with EVP_PKEY_free, or NULL when the numbers are no key.
static inline EVP_PKEY *firstlight_rsa_public_key(
    const unsigned char *n, int n_count, const unsigned char *e, int e_count) {
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "RSA", NULL);
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    BIGNUM *modulus = BN_bin2bn(n, n_count, NULL);
    BIGNUM *exponent = BN_bin2bn(e, e_count, NULL);
    OSSL_PARAM *parameters = NULL;
    if (context && builder && modulus && exponent
        && OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_N, modulus)
        && OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_E, exponent)
        && (parameters = OSSL_PARAM_BLD_to_param(builder)) && EVP_PKEY_fromdata_init(context) > 0)
        EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, parameters);
    OSSL_PARAM_free(parameters);
    OSSL_PARAM_BLD_free(builder);
    BN_free(modulus);
    BN_free(exponent);
    EVP_PKEY_CTX_free(context);
    return key;
}

// `point` is the uncompressed point: 4, x, y. OpenSSL refuses one that is not on the curve.
static inline EVP_PKEY *firstlight_p256_public_key(const unsigned char *point, int count) {
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    OSSL_PARAM parameters[3];
    parameters[0] = OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, (char *)"prime256v1", 0);
    parameters[1] = OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, (void *)point, count);
    parameters[2] = OSSL_PARAM_construct_end();
    if (context && EVP_PKEY_fromdata_init(context) > 0)
        EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, parameters);
    EVP_PKEY_CTX_free(context);
    return key;
}

// EVP_CIPHER_CTX_ctrl is called through macros for the tag.
static inline int firstlight_gcm_get_tag(EVP_CIPHER_CTX *context, unsigned char *tag) {
    return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_GET_TAG, 16, tag);
}

static inline int firstlight_gcm_set_tag(EVP_CIPHER_CTX *context, unsigned char *tag) {
    return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_SET_TAG, 16, tag);
}

// EVP_RSA_gen is a macro over a variadic function.
static inline EVP_PKEY *firstlight_rsa_generate(unsigned int bits) { return EVP_RSA_gen(bits); }

// EVP_EC_gen is a macro over a variadic function.
static inline EVP_PKEY *firstlight_p256_generate(void) { return EVP_EC_gen("P-256"); }

// OPENSSL_clear_free is a macro; the bytes are those of a secret.
static inline void firstlight_openssl_free(unsigned char *bytes, long count) { OPENSSL_clear_free(bytes, count); }

// A key of its secret number, or NULL where the number is zero or not below the order of the curve.
static inline EVP_PKEY *firstlight_p256_private_key(const unsigned char *scalar, int count) {
    EVP_PKEY *key = NULL;
    OSSL_PARAM *parameters = NULL;
    unsigned char bytes[65];
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    EC_GROUP *group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
    EC_POINT *point = group ? EC_POINT_new(group) : NULL;
    BIGNUM *number = BN_secure_new();
    if (context && builder && point && number && BN_bin2bn(scalar, count, number) && !BN_is_zero(number)
        && BN_cmp(number, EC_GROUP_get0_order(group)) < 0 && EC_POINT_mul(group, point, number, NULL, NULL, NULL)
        && EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, bytes, sizeof bytes, NULL) == sizeof bytes
        && OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0)
        && OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, bytes, sizeof bytes)
        && OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, number)
        && (parameters = OSSL_PARAM_BLD_to_param(builder)) && EVP_PKEY_fromdata_init(context) > 0)
        EVP_PKEY_fromdata(context, &key, EVP_PKEY_KEYPAIR, parameters);
    OSSL_PARAM_free(parameters);
    OSSL_PARAM_BLD_free(builder);
    BN_clear_free(number);
    EC_POINT_free(point);
    EC_GROUP_free(group);
    EVP_PKEY_CTX_free(context);
    return key;
}

// The secret number of a key in 32 bytes; answers whether there is one.
static inline int firstlight_p256_scalar(const EVP_PKEY *key, unsigned char *bytes) {
    BIGNUM *number = NULL;
    int done = EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &number) && BN_bn2binpad(number, bytes, 32) == 32;
    BN_clear_free(number);
    return done;
}

// The point of a key in 65 bytes: 4, x, y; answers whether there is one.
static inline int firstlight_p256_point(const EVP_PKEY *key, unsigned char *bytes) {
    size_t count = 0;
    return EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY, bytes, 65, &count) && count == 65;
}

// A signature in ASN.1 as the two numbers of 32 bytes; answers whether it is one.
static inline int firstlight_p256_signature_numbers(const unsigned char *der, long count, unsigned char *numbers) {
    ECDSA_SIG *signature = d2i_ECDSA_SIG(NULL, &der, count);
    int done = signature && BN_bn2binpad(ECDSA_SIG_get0_r(signature), numbers, 32) == 32
        && BN_bn2binpad(ECDSA_SIG_get0_s(signature), numbers + 32, 32) == 32;
    ECDSA_SIG_free(signature);
    return done;
}

// Two numbers of 32 bytes as a signature in ASN.1, at most 72 bytes; answers their number, or 0.
static inline int firstlight_p256_signature_der(const unsigned char *numbers, unsigned char *der) {
    int count = 0;
    ECDSA_SIG *signature = ECDSA_SIG_new();
    BIGNUM *r = BN_bin2bn(numbers, 32, NULL), *s = BN_bin2bn(numbers + 32, 32, NULL);
    if (signature && r && s && ECDSA_SIG_set0(signature, r, s)) {
        count = i2d_ECDSA_SIG(signature, &der);
    } else {
        BN_free(r);
        BN_free(s);
    }
    ECDSA_SIG_free(signature);
    return count;
}

// Whether a key, private or public, is one of the curve P-256.
static inline int firstlight_is_p256(const EVP_PKEY *key) {
    char name[32];
    return EVP_PKEY_get_group_name(key, name, sizeof name, NULL) && strcmp(name, "prime256v1") == 0;
}

// The private key as PKCS #8, of the caller's to free with firstlight_openssl_free, or its length below 1.
static inline int firstlight_pkcs8(const EVP_PKEY *key, unsigned char **der) {
    PKCS8_PRIV_KEY_INFO *info = EVP_PKEY2PKCS8(key);
    int count = info ? i2d_PKCS8_PRIV_KEY_INFO(info, der) : 0;
    PKCS8_PRIV_KEY_INFO_free(info);
    return count;
}
